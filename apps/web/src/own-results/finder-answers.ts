import type { AnswerValue } from '@clairmemoire/domain/questionnaire'
import { field } from './field.ts'

/** What was answered in the trial finder on this device, and to which questions. */
export interface FinderAnswers {
  version: string
  /** By the id of the question; as they were kept. */
  values: Readonly<Record<string, AnswerValue>>
}

/** Of what was kept under `finderPart`; undefined until anything beside who answers and where they live was told. */
export function finderAnswersIn(kept: unknown): FinderAnswers | undefined {
  const version = field(kept, 'questionnaireVersion')
  const values = field(field(field(kept, 'flows'), 'screening'), 'values')
  if (typeof version !== 'string' || typeof values !== 'object' || values === null) return undefined
  const told = Object.keys(values).some((id) => !aboutNobody.has(id))
  // What can be opened was sealed by this site on this device: whether it answers the questions is for who asks them.
  return told ? { version, values: values as FinderAnswers['values'] } : undefined
}

const aboutNobody = new Set(['respondent', 'country', 'consent'])
