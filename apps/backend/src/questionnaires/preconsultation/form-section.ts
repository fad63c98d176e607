import type { BilingualQuestion, BilingualWording } from '../bilingual-questionnaire.ts'

/** A few questions that are answered together, in whatever order of sections a person likes. */
export interface FormSection {
  id: string
  title: BilingualWording
  text?: BilingualWording
  questions: readonly BilingualQuestion[]
}
