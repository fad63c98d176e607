/** The result of opening a sealed file. */
export type OpenedFile =
  | { kind: 'opened'; value: unknown }
  /** The file was made by another version of this site. */
  | { kind: 'other_version' }
  /** The file was not made by this site. */
  | { kind: 'no_file' }
  /** The passphrase is wrong or the file was modified; the two cannot be distinguished. */
  | { kind: 'closed' }

const format = 'sealed-by-passphrase'
const version = 1
/** The number that OWASP recommends for SHA-256 (2023); it takes about a second on an old telephone. */
const iterations = 600_000
const longest = 1_000_000

/** Encrypts a value with a passphrase: AES-GCM with a key derived by PBKDF2, and new random bits each time. */
export async function sealWithPassphrase(crypto: Crypto, value: unknown, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await keyOf(crypto, passphrase, salt)
  const text = new TextEncoder().encode(JSON.stringify(value))
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text))
  const parts = { salt: toBase64(salt), iv: toBase64(iv), ciphertext: toBase64(ciphertext) }
  return JSON.stringify({ format, version, ...parts })
}

/** Decrypts a file. Never rejects, whatever the content of the file. */
export async function openWithPassphrase(crypto: Crypto, file: string, passphrase: string): Promise<OpenedFile> {
  const parts = file.length > longest ? undefined : partsOf(file)
  if (parts?.format !== format) return { kind: 'no_file' }
  if (parts.version !== version) return { kind: 'other_version' }
  try {
    const key = await keyOf(crypto, passphrase, fromBase64(parts.salt))
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(parts.iv) },
      key,
      fromBase64(parts.ciphertext),
    )
    return { kind: 'opened', value: JSON.parse(new TextDecoder().decode(text)) as unknown }
  } catch {
    return { kind: 'closed' }
  }
}

/** Derives the key from a passphrase. Spaces around the passphrase and the normalization of accents make no difference. */
async function keyOf({ subtle }: Crypto, passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const text = new TextEncoder().encode(passphrase.trim().normalize('NFC'))
  const typed = await subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return subtle.deriveKey(derivation, typed, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

interface FileParts {
  format: unknown
  version: unknown
  salt: unknown
  iv: unknown
  ciphertext: unknown
}

function partsOf(file: string): FileParts | undefined {
  try {
    const value = JSON.parse(file) as unknown
    return typeof value === 'object' && value !== null ? (value as FileParts) : undefined
  } catch {
    return undefined
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Throws if it is not base64. */
function fromBase64(text: unknown): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(String(text)), (character) => character.charCodeAt(0))
}
