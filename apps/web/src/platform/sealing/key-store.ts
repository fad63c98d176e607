import { clear, get, update } from 'idb-keyval'
import { createAsk, deviceTimeout } from '../timeout/silent-device.ts'

const name = 'sealing-key'

/** The storage of this device's key between visits. */
export interface KeyStore {
  get: () => Promise<CryptoKey | undefined>
  /** Stores the first key ever set and returns the stored one, so that two tabs agree. */
  set: (candidate: CryptoKey) => Promise<CryptoKey>
  clear: () => Promise<void>
}

/** IndexedDB stores a key object without ever exposing its bytes to scripts. Everything sealed is lost with the key. */
const indexedDbKeyStore: KeyStore = {
  get: () => get<CryptoKey>(name),
  set: async (candidate) => {
    await update<CryptoKey>(name, (saved) => saved ?? candidate)
    return (await get<CryptoKey>(name)) ?? candidate
  },
  clear: () => clear(),
}

/** For tests. */
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

/** The same store, but rejecting after `timeout` milliseconds without a response. */
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
