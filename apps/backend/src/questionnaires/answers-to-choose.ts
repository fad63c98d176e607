import { type BilingualOption, same } from './bilingual-questionnaire.ts'

export const unknown: BilingualOption = { id: 'unknown', label: same('Je ne sais pas', 'I don’t know') }

export const yesNoUnknown: readonly BilingualOption[] = [
  { id: 'yes', label: same('Oui', 'Yes') },
  { id: 'no', label: same('Non', 'No') },
  unknown,
]
