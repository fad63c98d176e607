import { del, get, update } from 'idb-keyval'

/** Where the one key of this device stays between visits. */
export interface KeyShelf {
  take: () => Promise<CryptoKey | undefined>
  /** Keeps the first key ever put and answers the one that is kept, so that two tabs agree. */
  put: (candidate: CryptoKey) => Promise<CryptoKey>
  clear: () => Promise<void>
}

const name = 'sealing-key'

/** IndexedDB stores a key object without ever showing its bytes to a script. */
export const indexedDbKeyShelf: KeyShelf = {
  take: () => get<CryptoKey>(name),
  put: async (candidate) => {
    await update<CryptoKey>(name, (kept) => kept ?? candidate)
    return (await get<CryptoKey>(name)) ?? candidate
  },
  clear: () => del(name),
}

/** For tests. */
export function memoryKeyShelf(): KeyShelf {
  let kept: CryptoKey | undefined
  return {
    take: async () => kept,
    put: async (candidate) => (kept ??= candidate),
    clear: async () => {
      kept = undefined
    },
  }
}
