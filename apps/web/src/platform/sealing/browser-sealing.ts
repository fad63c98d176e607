import type { KeyStore } from './key-store.ts'
import type { Sealing } from './sealing.ts'

const ivLength = 12

/**
 * Seals values with AES-GCM and a key that cannot be exported. A page served over plain http has no `subtle`, so it seals nothing.
 */
export function createBrowserSealing(
  crypto: Pick<Crypto, 'getRandomValues'> & { subtle?: SubtleCrypto },
  keys: KeyStore,
): Sealing {
  const { subtle } = crypto

  async function seal(value: unknown, label: string): Promise<string | undefined> {
    if (!subtle) return undefined
    // A browser may block IndexedDB (private windows, blocked site data): then the caller keeps the value in the tab.
    try {
      const key = (await keys.get()) ?? (await keys.set(await newSealingKey(subtle)))
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const text = new TextEncoder().encode(JSON.stringify(value))
      const ciphertext = new Uint8Array(await subtle.encrypt(underLabel(iv, label), key, text))
      return toBase64(new Uint8Array([...iv, ...ciphertext]))
    } catch {
      return undefined
    }
  }

  async function open(ciphertext: string, label: string): Promise<unknown> {
    if (!subtle) return undefined
    const key = await keys.get()
    if (!key) return undefined
    try {
      const bytes = fromBase64(ciphertext)
      const text = await subtle.decrypt(underLabel(bytes.slice(0, ivLength), label), key, bytes.slice(ivLength))
      return JSON.parse(new TextDecoder().decode(text)) as unknown
    } catch {
      return undefined
    }
  }

  async function forget(): Promise<void> {
    await keys.clear().catch(() => {})
  }

  return { seal, open, forget }
}

function newSealingKey(subtle: SubtleCrypto): Promise<CryptoKey> {
  return subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

function underLabel(iv: Uint8Array<ArrayBuffer>, label: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(label) }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
