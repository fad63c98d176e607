import type { Outcome } from '@clairmemoire/api-client/schema'
import type { StudyCode } from '@clairmemoire/domain/study'
import { listingOf } from '@clairmemoire/studies/catalogue'
import { field } from './field.ts'

/** The sealed part that holds what was answered in the trial finder, and what came of it. */
export const finderPart = 'trial-finder'

/** What the trial finder said to whoever used this device last. */
export interface FinderResult {
  outcome: Outcome
  /** The first study that may suit. */
  study?: StudyCode
}

const outcomes: readonly Outcome[] = ['match', 'cannot_tell', 'no_match']

/** Of what was kept under `finderPart`; undefined without a result that this build knows. */
export function finderResultIn(kept: unknown): FinderResult | undefined {
  const result = field(kept, 'result')
  const outcome = outcomes.find((known) => known === field(result, 'outcome'))
  if (outcome === undefined) return undefined
  const code = field(result, 'trial_code')
  const study = typeof code === 'string' ? listingOf(code)?.code : undefined
  return study === undefined ? { outcome } : { outcome, study }
}
