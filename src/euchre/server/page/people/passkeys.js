/** Makes and uses passkeys of this device. */

import { request } from "../lib/wire.js";

/** Signatures that the server can check: Ed25519, ECDSA with P-256, RSA; the numbers are those of COSE. */
const ALGORITHMS = [-8, -7, -257];

/** @param {string} text in the base 64 of addresses */
function bytesOf(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} bytes */
function textOf(bytes) {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Add a passkey of this device. @returns {Promise<import("../messages").IdentityInfo>} */
export async function addPasskey() {
  const asked = await request("POST", "/api/session/passkeys/challenge");
  const made = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rp: { id: asked.site, name: asked.site },
        user: { id: bytesOf(asked.user), name: asked.name, displayName: asked.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((/** @type {string} */ id) => ({
          type: "public-key",
          id: bytesOf(id),
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
      },
    })
  );
  const response = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return request("POST", "/api/session/passkeys", {
    id: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  });
}

/** Continue here as the person of a passkey of this device. @returns {Promise<string>} their name */
export async function enterByPasskey() {
  const asked = await request("POST", "/api/passkeys/challenge");
  const made = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rpId: asked.site,
        userVerification: "preferred",
      },
    })
  );
  const response = /** @type {AuthenticatorAssertionResponse} */ (made.response);
  const { name } = await request("POST", "/api/passkeys/enter", {
    id: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  });
  return name;
}
