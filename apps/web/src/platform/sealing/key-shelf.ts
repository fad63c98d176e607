import { delMany, get, update } from 'idb-keyval'

export type KeyName = 'sealing-key' | 'fingerprint-key'

/** Where the keys of this device stay between visits. */
export interface KeyShelf {
  take: (name: KeyName) => Promise<CryptoKey | undefined>
  /** Keeps the first key ever put under the name and answers the one that is kept, so that two tabs agree. */
  put: (name: KeyName, candidate: CryptoKey) => Promise<CryptoKey>
  clear: () => Promise<void>
}

/** IndexedDB stores a key object without ever showing its bytes to a script. */
export const indexedDbKeyShelf: KeyShelf = {
  take: (name) => get<CryptoKey>(name),
  put: async (name, candidate) => {
    await update<CryptoKey>(name, (kept) => kept ?? candidate)
    return (await get<CryptoKey>(name)) ?? candidate
  },
  clear: () => delMany(['sealing-key', 'fingerprint-key'] satisfies KeyName[]),
}

/** For tests. */
export function memoryKeyShelf(): KeyShelf {
  const kept = new Map<KeyName, CryptoKey>()
  return {
    take: async (name) => kept.get(name),
    put: async (name, candidate) => {
      if (!kept.has(name)) kept.set(name, candidate)
      return kept.get(name) ?? candidate
    },
    clear: async () => kept.clear(),
  }
}
