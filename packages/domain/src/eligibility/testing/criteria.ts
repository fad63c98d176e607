import type { Criterion } from '../../study/study.ts'

type Of<Kind extends Criterion['kind']> = Extract<Criterion, { kind: Kind }>

export const free = (condition: Of<'free_of_condition'>['condition'], months?: number): Criterion => ({
  id: condition,
  kind: 'free_of_condition',
  condition,
  ...(months !== undefined && { months }),
})
export const without = (treatment: Of<'not_treated_with'>['treatment'], months?: number): Criterion => ({
  id: treatment,
  kind: 'not_treated_with',
  treatment,
  ...(months !== undefined && { months }),
})
export const among = (question: Of<'answer_among'>['question'], ...answers: string[]): Criterion => ({
  id: question,
  kind: 'answer_among',
  question,
  answers,
})
export const least = (amount: Of<'at_least'>['amount'], value: number): Criterion => ({
  id: amount,
  kind: 'at_least',
  amount,
  least: value,
})
export const tree = (kind: 'all_of' | 'any_of' | 'none_of', ...criteria: Criterion[]): Criterion => ({
  id: kind,
  kind,
  criteria,
})
