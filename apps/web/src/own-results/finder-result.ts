import type { Outcome } from '@clairmemoire/api-client/schema'
import type { AnswerValue } from '@clairmemoire/domain/questionnaire'
import { field } from './field.ts'

/** The answers of the trial finder on this device, with the version of their questions. */
export interface FinderAnswers {
  version: string
  /** The answers by the id of the question, as they are stored. */
  values: Readonly<Record<string, AnswerValue>>
}

/** Parses the value stored under `finderPart`; undefined if only questions without health data are answered, such as the country. */
export function finderAnswersIn(saved: unknown): FinderAnswers | undefined {
  const version = field(saved, 'questionnaireVersion')
  const values = field(field(field(saved, 'flows'), 'screening'), 'values')
  if (typeof version !== 'string' || typeof values !== 'object' || values === null) return undefined
  const answered = Object.keys(values).some((id) => !withoutHealthData.has(id))
  // The cast is safe enough: this site sealed the value on this device, and the caller checks that it answers the questions.
  return answered ? { version, values: values as FinderAnswers['values'] } : undefined
}

const withoutHealthData = new Set(['respondent', 'country', 'consent'])

/** The last result of the trial finder on this device. */
export interface FinderResult {
  outcome: Outcome
  /** The name of the first study that may suit. */
  study?: string
}

const outcomes: readonly Outcome[] = ['match', 'cannot_tell', 'no_match']

/** Parses the value stored under `finderPart`; undefined if it contains no result of a form that this build can read. */
export function finderResultIn(saved: unknown): FinderResult | undefined {
  const result = field(saved, 'result')
  const outcome = outcomes.find((known) => known === field(result, 'outcome'))
  if (outcome === undefined) return undefined
  const code = field(result, 'trial_code')
  const studies = field(result, 'studies')
  const first = Array.isArray(studies) ? studies.find((study) => field(study, 'trial_code') === code) : undefined
  const name = field(first, 'name')
  return typeof name === 'string' ? { outcome, study: name } : { outcome }
}
