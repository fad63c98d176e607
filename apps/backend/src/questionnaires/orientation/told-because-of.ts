import { advice } from './advice.ts'
import { causes } from './causes.ts'
import { reasons } from './reasons.ts'
import { safetyAdvice } from './safety-advice.ts'
import type { Because, Instrument } from './instrument.ts'

/** The reasons, causes and advice that answers to these questions can lead to, safety first, and the advice for everybody. */
export function toldBecauseOf(asked: readonly string[]): Pick<Instrument, 'reasons' | 'causes' | 'advice'> {
  const isAsked = ({ question }: Because) => asked.includes(question)
  return {
    reasons: reasons.filter(isAsked),
    causes: causes
      .map((cause) => ({ ...cause, because: cause.because.filter(isAsked) }))
      .filter(({ because }) => because.length > 0),
    advice: [...safetyAdvice, ...advice]
      .map(({ because = [], ...one }) => ({ ...one, because: because.filter(isAsked) }))
      .filter(({ because, always }) => always === true || because.length > 0),
  }
}
