import type { BilingualQuestion, BilingualWording } from '../bilingual-questionnaire.ts'

/** A few questions that are answered together, in whatever order of sections a person likes. */
export interface FormSection {
  id: string
  title: BilingualWording
  text?: BilingualWording
  questions: readonly BilingualQuestion[]
}

/** A question that is answered in the words of whoever answers. */
export function inOwnWords(id: string, label: BilingualWording, hint?: BilingualWording): BilingualQuestion {
  return { id, type: 'long_text', required: false, label, ...(hint && { hint }), validation: { max_len: 1500 } }
}
