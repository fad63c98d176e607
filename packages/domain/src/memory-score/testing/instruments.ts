import type { Question, Questionnaire } from '../../questionnaire/question.ts'
import { oneOf, questionnaire } from '../../questionnaire/testing/questions.ts'
import type { ScoredItem, Scoring } from '../memory-score.ts'

export const frequencies = ['never', 'sometimes', 'often', 'very_often'] as const
export const worries = ['not_at_all', 'a_little', 'very'] as const

const frequencyPoints = { never: 0, sometimes: 1, often: 2, very_often: 3 }
const changePoints = { yes: 2, no: 0 }

/** Asks how often an item happens and, if often, whether it happens more than before. */
function itemQuestions(id: string): Question[] {
  return [
    oneOf(id, frequencies, { type: 'scale' }),
    oneOf(`${id}_changed`, ['yes', 'no'], { show_if: [{ question: id, is_one_of: ['often', 'very_often'] }] }),
  ]
}

/** An instrument with the given items in areas of two, and a question about worry. */
export function instrumentWith(ids: readonly string[], given: Partial<Scoring> = {}): Instrument {
  const items = ids.map((id): ScoredItem => [id, `${id}_changed`])
  return {
    questionnaire: questionnaire(
      ...ids.flatMap(itemQuestions),
      oneOf('worry', worries, { type: 'scale' }),
      oneOf('noticed', ['yes', 'no']),
    ),
    scoring: {
      points: Object.fromEntries(
        ids.flatMap((id) => [
          [id, frequencyPoints],
          [`${id}_changed`, changePoints],
        ]),
      ),
      areas: Array.from({ length: Math.ceil(items.length / 2) }, (_, index) => ({
        id: `area-${index + 1}`,
        items: items.slice(index * 2, index * 2 + 2),
      })),
      bands: { talk_to_doctor: items.length * 2, make_appointment: items.length * 4 },
      rules: [
        { band: 'talk_to_doctor', when: [{ question: 'worry', is_one_of: ['very'] }] },
        { band: 'talk_to_doctor', when: [{ items: 1, points: 5 }] },
        {
          band: 'make_appointment',
          when: [
            { items: 1, points: 5 },
            { question: 'worry', is_one_of: ['very'] },
          ],
        },
        {
          band: 'make_appointment',
          when: [
            { items: 1, points: 5 },
            { question: 'noticed', is_one_of: ['yes'] },
          ],
        },
      ],
      levels: { often: 2, some: 0.3, many: 0.6 },
      enough: 0.5,
      ...given,
    },
  }
}

export interface Instrument {
  questionnaire: Questionnaire
  scoring: Scoring
}
