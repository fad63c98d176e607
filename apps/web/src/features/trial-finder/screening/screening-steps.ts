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

/** Explanations for people whom no study suits, by the question that leads to them. */
type Exits = Readonly<Record<'country' | 'age' | 'diagnosis', { title: string; body: ReactNode }>>

export interface ScreeningOptions {
  /** The preselected country of the person. */
  siteCountry: Country
  exits: (respondent: Respondent) => Exits
}

/** A larger number of remaining questions is not shown, because it is an upper bound that is rarely reached and discourages people. */
const maxShownRemaining = 15

/** No study accepts minors. */
const adultAge = 18

/**
 * The answered questions and the next question, then the consent and the check. If an answer ends the questions, the last step is an exit.
 * The number of questions is unknown until the person gives a country.
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
      mayComeBefore: values['country'] === undefined || atMostMore > maxShownRemaining ? Infinity : atMostMore,
    },
    checkStep(i18n, {
      title: msg({ id: 'trial-finder.screening.check.title', message: 'Vérifiez vos réponses' }),
      submitLabel: msg({ id: 'trial-finder.screening.submit', message: 'Voir mon résultat' }),
    }),
  ]
}

/** Adds to a question's reason the number of studies that depend on its answer. */
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

/** Steps for the questions that were asked; they serve to display the answers. */
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
