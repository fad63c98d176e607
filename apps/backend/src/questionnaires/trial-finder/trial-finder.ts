import { openStudiesIn } from '@clairmemoire/studies'
import type { BilingualQuestionnaire } from '../bilingual-questionnaire.ts'
import { questionsAboutHealth } from './about-health.ts'
import { questionsAboutMemory } from './about-memory.ts'
import { openingQuestions } from './opening-questions.ts'
import { questionsAboutPlace } from './about-place.ts'
import { questionsInUse } from './screening-question.ts'

/** Screening before a study (R1-15). Every health question may be declined; a change of meaning is a new version. */
export const trialFinder: BilingualQuestionnaire = {
  id: 'trial-finder',
  version: '2',
  title: { fr: 'Trouver une étude', en: 'Find a study' },
  questions: [
    ...openingQuestions,
    ...questionsInUse([...questionsAboutMemory, ...questionsAboutHealth, ...questionsAboutPlace], {
      FR: openStudiesIn('FR'),
      US: openStudiesIn('US'),
    }),
  ],
}
