import type { Outcome } from '@clairmemoire/api-client/schema'
import type { AnswerValue } from '@clairmemoire/domain/questionnaire'
import { field } from './field.ts'

/** What was answered in the trial finder on this device, and to which questions. */
export interface FinderAnswers {
  version: string
  /** By the id of the question; as they were kept. */
  values: Readonly<Record<string, AnswerValue>>
}

/** Of what was kept under `finderPart`; undefined while nothing is answered beside who answers and where they live. */
export function finderAnswersIn(kept: unknown): FinderAnswers | undefined {
  const version = field(kept, 'questionnaireVersion')
  const values = field(field(field(kept, 'flows'), 'screening'), 'values')
  if (typeof version !== 'string' || typeof values !== 'object' || values === null) return undefined
  const answered = Object.keys(values).some((id) => !aboutNobody.has(id))
  // What can be opened was sealed by this site on this device: whether it answers the questions is for who asks them.
  return answered ? { version, values: values as FinderAnswers['values'] } : undefined
}

const aboutNobody = new Set(['respondent', 'country', 'consent'])

/** What the trial finder said to whoever used this device last. */
export interface FinderResult {
  outcome: Outcome
  /** The name of the first study that may suit. */
  study?: string
}

const outcomes: readonly Outcome[] = ['match', 'cannot_tell', 'no_match']

/** Of what was kept under `finderPart`; undefined without a result that this build knows. */
export function finderResultIn(kept: unknown): FinderResult | undefined {
  const result = field(kept, 'result')
  const outcome = outcomes.find((known) => known === field(result, 'outcome'))
  if (outcome === undefined) return undefined
  const code = field(result, 'trial_code')
  const studies = field(result, 'studies')
  const first = Array.isArray(studies) ? studies.find((study) => field(study, 'trial_code') === code) : undefined
  const name = field(first, 'name')
  return typeof name === 'string' ? { outcome, study: name } : { outcome }
}
