import { clear, get, update } from 'idb-keyval'

const name = 'sealing-key'

/** Where the key of this device stays between visits. */
export interface KeyShelf {
  take: () => Promise<CryptoKey | undefined>
  /** Keeps the first key ever put and answers the one that is kept, so that two tabs agree. */
  put: (candidate: CryptoKey) => Promise<CryptoKey>
  clear: () => Promise<void>
}

/** IndexedDB stores a key object without ever showing its bytes to a script. Nothing outlives the key. */
export const indexedDbKeyShelf: KeyShelf = {
  take: () => get<CryptoKey>(name),
  put: async (candidate) => {
    await update<CryptoKey>(name, (kept) => kept ?? candidate)
    return (await get<CryptoKey>(name)) ?? candidate
  },
  clear: () => clear(),
}

/** For tests. */
export function memoryKeyShelf(): KeyShelf {
  let kept: CryptoKey | undefined
  return {
    take: async () => kept,
    put: async (candidate) => {
      kept ??= candidate
      return kept
    },
    clear: async () => {
      kept = undefined
    },
  }
}
