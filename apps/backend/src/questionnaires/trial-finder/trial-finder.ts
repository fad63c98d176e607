import type { Study } from '@clairmemoire/domain/study'
import { openStudiesIn } from '@clairmemoire/studies/studies-at-sites'
import type { BilingualQuestionnaire } from '../bilingual-questionnaire.ts'
import { questionsAboutHealth } from './about-health.ts'
import { questionsAboutMemory } from './about-memory.ts'
import { openingQuestions } from './opening-questions.ts'
import { questionsAboutPlace } from './about-place.ts'
import { questionsInUse, withoutStudies } from './screening-question.ts'

/** What screening before a study may ask; each question of it is asked where an open study uses it. */
const screeningQuestions = [...questionsAboutMemory, ...questionsAboutHealth, ...questionsAboutPlace]

/** Screening before a study (R1-15). Every health question may be declined; a change of meaning is a new version. */
export const everyQuestion: BilingualQuestionnaire = {
  id: 'trial-finder',
  version: '2',
  title: { fr: 'Trouver une étude', en: 'Find a study' },
  questions: [...openingQuestions, ...screeningQuestions],
}

/** Of these studies, those that take people in decide what is asked. */
export function trialFinder(studies: readonly Study[]): BilingualQuestionnaire {
  const open = { FR: openStudiesIn('FR', studies), US: openStudiesIn('US', studies) }
  const inUse = questionsInUse(screeningQuestions, open).map((question) => withoutStudies(question, open))
  return { ...everyQuestion, questions: [...openingQuestions, ...inUse] }
}
