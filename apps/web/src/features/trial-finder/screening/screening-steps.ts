import type { Country } from '@clairmemoire/domain/country'
import type { Question } from '@clairmemoire/domain/questionnaire'
import { type Screening, screeningOrder } from '@clairmemoire/domain/screening-order'
import { resultConsent } from '@clairmemoire/forms/finder-result-consent'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import {
  answersIn,
  checkStep,
  consentStep,
  type FlowValues,
  type QuestionStep,
  type Step,
} from '../../../form-flow/index.ts'

export type Respondent = 'self' | 'someone_else'

/** What is said to a person whom the questions cannot serve, by the question whose answer shows it. */
type Exits = Readonly<Record<'country' | 'age' | 'diagnosis', { title: string; body: ReactNode }>>

export interface ScreeningOptions {
  /** Stands chosen as the country of the person until they say otherwise. */
  siteCountry: Country
  exits: (respondent: Respondent) => Exits
}

/** More questions than these may follow only where many studies are possible, and seldom do: their number would frighten. */
const tellable = 15

/** No study takes children. */
const adultAge = 18

/**
 * One step per question that was answered, the next question, then the consent and the check; or the way out, where nothing more is
 * to be asked. Until the person says where they live, the number of questions cannot be told.
 */
export function screeningSteps(
  i18n: I18n,
  questionnaire: Screening,
  values: FlowValues,
  { siteCountry, exits }: ScreeningOptions,
): Step[] {
  const wording = respondentIn(values)
  const steps: Step[] = []
  const assumed = { country: siteCountry, ...values }
  const { questions, atMostMore, decidesFor } = screeningOrder(
    questionnaire,
    answersIn(questionnaire, assumed),
    siteCountry,
  )
  for (const question of questions) {
    const initial = question.id === 'country' ? { initial: siteCountry } : {}
    const asked = withCount(i18n, question, decidesFor.get(question.id))
    steps.push({ kind: 'question', id: question.id, question: asked, wording, ...initial })
    const exit = exitAfter(question, assumed)
    if (exit) return [...steps, { kind: 'exit', id: `exit-${exit}`, ...exits(wording)[exit] }]
  }
  return [
    ...steps,
    {
      ...consentStep(i18n, resultConsent, wording),
      mayComeBefore: values['country'] === undefined || atMostMore > tellable ? Infinity : atMostMore,
    },
    checkStep(i18n, {
      title: msg({ id: 'trial-finder.screening.check.title', message: 'Vérifiez vos réponses' }),
      submitLabel: msg({ id: 'trial-finder.screening.submit', message: 'Voir mon résultat' }),
    }),
  ]
}

/** Says of a question why it is asked, and for how many studies its answer counts. */
function withCount(i18n: I18n, question: Question, studies = 0): Question {
  if (question.why === undefined || studies === 0) return question
  const count = i18n._(
    msg({
      id: 'trial-finder.screening.counts-for',
      message: plural(studies, {
        one: 'La réponse compte pour # étude encore possible.',
        other: 'La réponse compte pour # études encore possibles.',
      }),
    }),
  )
  const { self, someone_else: other } = question.why
  return { ...question, why: { self: `${self} ${count}`, someone_else: `${other} ${count}` } }
}

function exitAfter({ id, options }: Question, values: FlowValues): keyof Exits | undefined {
  const { country, age } = values
  if (id === 'country' && country === 'elsewhere') return 'country'
  if (id === 'age' && typeof age === 'number' && age < adultAge) return 'age'
  const chosen = options?.find((option) => option.id === values[id])
  return chosen?.no_study_in?.some((without) => without === country) ? 'diagnosis' : undefined
}

/** The questions that were asked, to show the answers. */
export function questionSteps(questionnaire: Screening, values: FlowValues, siteCountry: Country): QuestionStep[] {
  const wording = respondentIn(values)
  return screeningOrder(questionnaire, answersIn(questionnaire, values), siteCountry).questions.map((question) => ({
    kind: 'question',
    id: question.id,
    question,
    wording,
  }))
}

export function respondentIn(values: FlowValues): 'self' | 'someone_else' {
  return values['respondent'] === 'someone_else' ? 'someone_else' : 'self'
}
