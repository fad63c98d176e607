import { type BilingualOption, same, unknown } from '../bilingual-questionnaire.ts'
import type { ScreeningQuestion } from './screening-question.ts'

/** Options for how long ago something was; their ids are those of `monthsAgo`. */
const howLongAgo: readonly BilingualOption[] = [
  { id: 'under_1', label: same('En ce moment, ou il y a moins d’un mois', 'Now, or less than a month ago') },
  { id: 'from_1', label: same('Il y a 1 à 3 mois', '1 to 3 months ago') },
  { id: 'from_3', label: same('Il y a 3 à 6 mois', '3 to 6 months ago') },
  { id: 'from_6', label: same('Il y a 6 à 12 mois', '6 to 12 months ago') },
  { id: 'from_12', label: same('Il y a 1 à 2 ans', '1 to 2 years ago') },
  { id: 'from_24', label: same('Il y a 2 à 5 ans', '2 to 5 years ago') },
  { id: 'over_60', label: same('Il y a plus de 5 ans', 'More than 5 years ago') },
  unknown,
]

const why = same(
  'Après quelque temps, cela ne compte plus pour une étude.',
  'After some time, it no longer counts for a study.',
)

/** Makes a question for each entry of these lists: it asks how long ago that was if the entry was chosen. */
export function whenQuestions(asking: readonly ScreeningQuestion[]): ScreeningQuestion[] {
  const entries = asking.flatMap(({ id: list, options = [] }) =>
    options.filter(({ exclusive }) => !exclusive).map((option) => ({ list, option })),
  )
  return entries
    .filter(({ option }, index) => entries.findIndex((other) => other.option.id === option.id) === index)
    .map(({ list, option: { id, label } }) => ({
      id: `when_${id}`,
      type: 'one_of',
      required: false,
      show_if: [{ question: list, is_one_of: [id] }],
      label: same(`${label.fr.self} : quand était-ce, la dernière fois ?`, `${label.en.self}: when was it last?`),
      why,
      options: howLongAgo,
    }))
}
