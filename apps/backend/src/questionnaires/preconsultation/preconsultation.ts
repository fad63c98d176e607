import type { PreconsultationForm, PreconsultationUserType } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire, Wording } from '@clairmemoire/domain/questionnaire'
import { type BilingualQuestion, type BilingualWording, questionnaireIn } from '../bilingual-questionnaire.ts'
import { dailyLife } from './about-daily-life.ts'
import { history } from './about-history.ts'
import { medicines } from './about-medicines.ts'
import { moodAndSleep } from './about-mood-and-sleep.ts'
import { reasons, whatWasNoticed } from './about-reasons.ts'
import { hopes, theDay } from './about-the-day.ts'

/** A few questions that are answered together, in whatever order of sections a person likes. */
export interface FormSection {
  id: string
  title: BilingualWording
  text?: BilingualWording
  questions: readonly BilingualQuestion[]
}

const sections: readonly FormSection[] = [
  reasons,
  whatWasNoticed,
  medicines,
  history,
  dailyLife,
  moodAndSleep,
  theDay,
  hopes,
]

/** What a person prepares before a consultation, in their own words. Every question may be declined; none counts points. */
export const preconsultation = {
  id: 'preconsultation',
  version: '1',
  title: { fr: 'Préparer votre consultation', en: 'Prepare your consultation' },
  sections,
  questions: sections.flatMap(({ questions }) => questions),
}

/** For someone who is not in a hurry. */
const minutes = 15

type ServedForm = Questionnaire & Omit<PreconsultationForm, keyof Questionnaire>

export function preconsultationIn(locale: Locale): Questionnaire {
  const { id, version, title, questions } = preconsultation
  return questionnaireIn(locale, { id, version, title, questions })
}

export function preconsultationFor(userType: PreconsultationUserType, locale: Locale): ServedForm {
  return {
    ...preconsultationIn(locale),
    user_type: userType,
    minutes,
    sections: sections.map(({ id, title, text, questions }) => ({
      id,
      title: title[locale],
      ...(text && { text: text[locale] }),
      questions: questions.map((question) => question.id),
    })),
  }
}

/** The title of the section of a question. */
export function sectionOf(question: string, wording: keyof Wording, locale: Locale): string | undefined {
  const found = sections.find(({ questions }) => questions.some(({ id }) => id === question))
  return found?.title[locale][wording]
}
