import { clear, get, update } from 'idb-keyval'

const name = 'sealing-key'

/** Where the key of this device stays between visits. */
export interface KeyStore {
  get: () => Promise<CryptoKey | undefined>
  /** Keeps the first key ever set and returns the one that is kept, so that two tabs agree. */
  set: (candidate: CryptoKey) => Promise<CryptoKey>
  clear: () => Promise<void>
}

/** IndexedDB stores a key object without ever showing its bytes to a script. Nothing outlives the key. */
export const indexedDbKeyStore: KeyStore = {
  get: () => get<CryptoKey>(name),
  set: async (candidate) => {
    await update<CryptoKey>(name, (kept) => kept ?? candidate)
    return (await get<CryptoKey>(name)) ?? candidate
  },
  clear: () => clear(),
}

/** For tests. */
export function memoryKeyStore(): KeyStore {
  let kept: CryptoKey | undefined
  return {
    get: async () => kept,
    set: async (candidate) => {
      kept ??= candidate
      return kept
    },
    clear: async () => {
      kept = undefined
    },
  }
}
