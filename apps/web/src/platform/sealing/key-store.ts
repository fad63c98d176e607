import { clear, get, update } from 'idb-keyval'
import { createAsk, deviceTimeout } from '../timeout/silent-device.ts'

const name = 'sealing-key'

/** Stores the sealing key of this device between visits. */
export interface KeyStore {
  get: () => Promise<CryptoKey | undefined>
  /** Stores the key unless there is one already, and returns the stored key, so that two tabs use the same key. */
  set: (candidate: CryptoKey) => Promise<CryptoKey>
  clear: () => Promise<void>
}

/** Stores the key in IndexedDB, which never exposes its bytes to scripts. If the key is lost, everything sealed with it is lost too. */
const indexedDbKeyStore: KeyStore = {
  get: () => get<CryptoKey>(name),
  set: async (candidate) => {
    await update<CryptoKey>(name, (saved) => saved ?? candidate)
    return (await get<CryptoKey>(name)) ?? candidate
  },
  clear: () => clear(),
}

/** A key store in memory, for tests. */
export function memoryKeyStore(): KeyStore {
  let saved: CryptoKey | undefined
  return {
    get: async () => saved,
    set: async (candidate) => {
      saved ??= candidate
      return saved
    },
    clear: async () => {
      saved = undefined
    },
  }
}

/** The browser's key store, with a timeout. */
export function deviceKeyStore(): KeyStore {
  return answeringKeyStore(indexedDbKeyStore, deviceTimeout)
}

/** Wraps a key store, so that a request without a response rejects after `timeout` milliseconds. */
export function answeringKeyStore(keyStore: KeyStore, timeout: number): KeyStore {
  const ask = createAsk(timeout)
  const answerOf = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    const answered = await ask(question)
    if (!answered) throw new Error('The key store does not answer')
    return answered.answer
  }
  return {
    get: () => answerOf(() => keyStore.get()),
    set: (candidate) => answerOf(() => keyStore.set(candidate)),
    clear: () => answerOf(() => keyStore.clear()),
  }
}
