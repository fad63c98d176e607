import type { PreconsultationForm, PreconsultationUserType } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire, Wording } from '@clairmemoire/domain/questionnaire'
import { type BilingualQuestionnaire, questionnaireIn } from '../bilingual-questionnaire.ts'
import { memoryTest } from '../orientation/memory-test.ts'
import { dailyLife } from './about-daily-life.ts'
import { history } from './about-history.ts'
import { medicines } from './about-medicines.ts'
import { moodAndSleep } from './about-mood-and-sleep.ts'
import { reasons, whatWasNoticed } from './about-reasons.ts'
import { hopes, theDay, theDayBefore } from './about-the-day.ts'
import type { FormSection } from './form-section.ts'

/** One version of the form. */
interface Preconsultation extends BilingualQuestionnaire {
  sections: readonly FormSection[]
}

const beforeTheDay = [reasons, whatWasNoticed, medicines, history, dailyLife, moodAndSleep]

/** What a person prepares before a consultation, in their own words. Every question may be declined; none counts points. */
export const preconsultation = preconsultationOf('2', [...beforeTheDay, theDay, hopes])

/** Answers are read by the questions that they were given to: what is asked otherwise is a new version, and the former stays here. */
const former = [preconsultationOf('1', [...beforeTheDay, theDayBefore, hopes])]

export const everyPreconsultation: readonly Preconsultation[] = [...former, preconsultation]

function preconsultationOf(version: string, sections: readonly FormSection[]): Preconsultation {
  return {
    id: 'preconsultation',
    version,
    title: { fr: 'Préparer votre consultation', en: 'Prepare your consultation' },
    sections,
    questions: sections.flatMap(({ questions }) => questions),
  }
}

function inVersion(version: string): Preconsultation {
  return everyPreconsultation.find((known) => known.version === version) ?? preconsultation
}

/** Asked in both alike, so that what was answered there may stand here. */
const fromMemoryTest = preconsultation.questions
  .filter((question) => memoryTest.questions.includes(question))
  .map(({ id }) => id)

/** For someone who is not in a hurry. */
const minutes = 15

type ServedForm = Questionnaire & Omit<PreconsultationForm, keyof Questionnaire>

/** As it is served now, or as it was in an earlier version. */
export function preconsultationIn(locale: Locale, version: string = preconsultation.version): Questionnaire {
  const { sections: _, ...questionnaire } = inVersion(version)
  return questionnaireIn(locale, questionnaire)
}

export function preconsultationFor(userType: PreconsultationUserType, locale: Locale): ServedForm {
  return {
    ...preconsultationIn(locale),
    user_type: userType,
    minutes,
    from_memory_test: fromMemoryTest,
    sections: preconsultation.sections.map(({ id, title, text, questions }) => ({
      id,
      title: title[locale],
      ...(text && { text: text[locale] }),
      questions: questions.map((question) => question.id),
    })),
  }
}

/** The title of the section of a question. */
export function sectionOf(
  question: string,
  wording: keyof Wording,
  locale: Locale,
  version: string = preconsultation.version,
): string | undefined {
  const found = inVersion(version).sections.find(({ questions }) => questions.some(({ id }) => id === question))
  return found?.title[locale][wording]
}
