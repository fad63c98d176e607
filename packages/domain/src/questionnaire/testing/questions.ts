import type { Question, Questionnaire } from '../questionnaire.ts'

/** A minimal question, with the given fields replaced. */
export function question(id: string, given: Partial<Question> = {}): Question {
  return { id, type: 'short_text', label: { self: `${id}?`, someone_else: `${id}?` }, required: false, ...given }
}

export function oneOf(id: string, optionIds: readonly string[], given: Partial<Question> = {}): Question {
  const options = optionIds.map((option) => ({ id: option, label: { self: option, someone_else: option } }))
  return question(id, { type: 'one_of', options, ...given })
}

export function questionnaire(...questions: Question[]): Questionnaire {
  return { id: 'test', version: '1', title: 'Test', questions }
}
