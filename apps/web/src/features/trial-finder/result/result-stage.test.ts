import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import { expect, it } from 'vitest'
import { answersIn } from '../../../form-flow/index.ts'
import { questionSteps } from '../screening/screening-steps.ts'
import { sampleQuestionnaire } from '../testing/sample-questionnaire.ts'
import { missingAnswers } from './result-stage.tsx'

const questionnaire = sampleQuestionnaire('en')
const criteria: StudyAssessment['criteria'] = [
  { id: 'age', kind: 'age_between', min: 50, max: 85, state: 'met' },
  { id: 'stroke', kind: 'free_of_condition', condition: 'stroke', state: 'declined' },
  { id: 'epilepsy', kind: 'free_of_condition', condition: 'epilepsy', state: 'declined' },
  { id: 'mri', kind: 'mri_possible', state: 'cannot_tell' },
  { id: 'tau', kind: 'checked_by_team', topic: 'tau', state: 'cannot_tell' },
]

it('each unanswered question on which a study depends is listed once, in its original wording', () => {
  const values = { country: 'US', respondent: 'self', age: 70, memory_state: 'mci', conditions: null, mri: 'unknown' }
  const steps = questionSteps(questionnaire, values, 'US')
  const missing = missingAnswers({ criteria }, steps, answersIn(questionnaire, values))
  const label = questionnaire.questions.find(({ id }) => id === 'conditions')?.label.self
  expect(missing).toEqual([{ id: 'conditions', label }])
})
