import type { Locale } from '@clairmemoire/domain/locale'
import type { Question, Questionnaire, QuestionOption, Wording } from '@clairmemoire/domain/questionnaire'

/** A sentence in both languages, each worded for people who answer about themselves and for people who answer for another person. */
export type BilingualWording = Record<Locale, Wording>

export interface BilingualOption extends Omit<QuestionOption, 'label'> {
  label: BilingualWording
}

export interface BilingualQuestion extends Omit<Question, 'label' | 'hint' | 'why' | 'options'> {
  label: BilingualWording
  hint?: BilingualWording
  why?: BilingualWording
  options?: readonly BilingualOption[]
}

/** A questionnaire with both languages side by side, so that nobody changes one without the other. */
export interface BilingualQuestionnaire {
  id: string
  version: string
  title: Record<Locale, string>
  questions: readonly BilingualQuestion[]
}

/** Words that do not depend on the respondent: the same for oneself and for another person. */
export function forAll(fr: string, en: string): BilingualWording {
  return { fr: { self: fr, someone_else: fr }, en: { self: en, someone_else: en } }
}

/** The hint of a multiple choice. */
export const severalPossible = forAll('Plusieurs réponses sont possibles.', 'You can choose more than one.')

/** The title of every consent to a call. */
export const callConsentTitle = forAll('Votre accord pour l’appel', 'Your consent to the call')

export function questionnaireIn(locale: Locale, questionnaire: BilingualQuestionnaire): Questionnaire {
  return {
    ...questionnaire,
    title: questionnaire.title[locale],
    questions: questionnaire.questions.map((question) => questionIn(locale, question)),
  }
}

export function questionIn(locale: Locale, { label, hint, why, options, ...question }: BilingualQuestion): Question {
  return {
    ...question,
    label: label[locale],
    ...(hint && { hint: hint[locale] }),
    ...(why && { why: why[locale] }),
    ...(options && { options: options.map((option) => ({ ...option, label: option.label[locale] })) }),
  }
}

export const unknown: BilingualOption = { id: 'unknown', label: forAll('Je ne sais pas', 'I don’t know') }

/** The exclusive option "none of these" of a multiple choice. */
export function noneOf(fr: string): BilingualOption {
  return { id: 'none', exclusive: true, label: forAll(fr, 'None of these') }
}

export const yesNoUnknown: readonly BilingualOption[] = [
  { id: 'yes', label: forAll('Oui', 'Yes') },
  { id: 'no', label: forAll('Non', 'No') },
  unknown,
]

/** A few questions answered together; sections may be answered in any order. */
export interface FormSection {
  id: string
  title: BilingualWording
  text?: BilingualWording
  questions: readonly BilingualQuestion[]
}

/** A question answered in free text. */
export function inOwnWords(id: string, label: BilingualWording, hint?: BilingualWording): BilingualQuestion {
  return { id, type: 'long_text', required: false, label, ...(hint && { hint }), validation: { max_len: 1500 } }
}
