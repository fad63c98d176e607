import type { QuestionStep } from '../step.ts'

/** What helps to answer, then why it is asked. */
export function hintOf({ question: { hint, why }, wording }: QuestionStep): string | undefined {
  const sentences = [hint?.[wording], why?.[wording]].filter((sentence) => sentence !== undefined)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
