import { createAsk } from '../timeout/silent-device.ts'
import type { KeyShelf } from './key-shelf.ts'

/** The same shelf, which refuses instead of keeping anyone waiting for more than `timeout` milliseconds. */
export function answeringKeyShelf(shelf: KeyShelf, timeout: number): KeyShelf {
  const ask = createAsk(timeout)
  const answerOf = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    const answered = await ask(question)
    if (!answered) throw new Error('The key store does not answer')
    return answered.answer
  }
  return {
    take: () => answerOf(() => shelf.take()),
    put: (candidate) => answerOf(() => shelf.put(candidate)),
    clear: () => answerOf(() => shelf.clear()),
  }
}
