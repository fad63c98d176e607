/** 128 random bits, hexadecimal; `randomUUID` is missing on plain http, where this is needed. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
