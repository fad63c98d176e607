import { advice } from './advice.ts'
import { causes } from './causes.ts'
import type { Because, Instrument } from './instrument.ts'

/** The causes and the advice that answers to these questions can lead to, and the advice for everybody. */
export function toldBecauseOf(asked: readonly string[]): Pick<Instrument, 'causes' | 'advice'> {
  const isAsked = ({ question }: Because) => asked.includes(question)
  return {
    causes: causes
      .map((cause) => ({ ...cause, because: cause.because.filter(isAsked) }))
      .filter(({ because }) => because.length > 0),
    advice: advice
      .map(({ because = [], ...one }) => ({ ...one, because: because.filter(isAsked) }))
      .filter(({ because, always }) => always === true || because.length > 0),
  }
}
