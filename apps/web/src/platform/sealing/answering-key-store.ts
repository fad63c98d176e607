import { createAsk } from '../timeout/silent-device.ts'
import type { KeyStore } from './key-store.ts'

/** The same store, which rejects instead of keeping anyone waiting for more than `timeout` milliseconds. */
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
