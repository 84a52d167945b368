// The rules for the page's scripts. Types are checked by tsc, layout by prettier.

import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/card-art.js"] },
  {
    files: ["**/*.js"],
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      ...js.configs.recommended.rules,
      "complexity": ["error", 20],
      "eqeqeq": "error",
      "max-len": ["error", { code: 110, ignoreUrls: true, ignorePattern: "^\\s*d: |^  [SHDC]: \"M" }],
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", 60],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  {
    files: ["**/texts/languages/**/*.js"],
    rules: { "max-len": "off", "max-lines": "off" }, // one file for each language, one line for each message
  },
];
