import type { Locale } from '@clairmemoire/domain/locale'
import {
  type BilingualOption,
  type BilingualQuestion,
  type BilingualWording,
  forAll,
} from '../bilingual-questionnaire.ts'

export const frequencies: readonly BilingualOption[] = [
  { id: 'never', label: forAll('Jamais ou presque jamais', 'Never or almost never') },
  { id: 'sometimes', label: forAll('Parfois', 'Sometimes') },
  { id: 'often', label: forAll('Souvent', 'Often') },
  { id: 'very_often', label: forAll('Très souvent', 'Very often') },
]

/** Things that happen this often have a follow-up question, because they count more if they are new. */
const often = ['often', 'very_often']

const yesOrNo: readonly BilingualOption[] = [
  { id: 'yes', label: forAll('Oui, plus qu’avant', 'Yes, more than before') },
  { id: 'no', label: forAll('Non, c’est comme avant', 'No, it is the same as before') },
]

/** Asks how often a thing happens and, if often, whether it happens more than a few years ago. */
export function itemQuestions(id: string, thing: Record<Locale, string>, label: BilingualWording): BilingualQuestion[] {
  return [
    {
      id,
      type: 'scale',
      required: false,
      label,
      why: forAll(
        'Ce qui revient souvent compte plus que ce qui arrive un jour.',
        'What happens often counts more than what happens now and then.',
      ),
      options: frequencies,
    },
    {
      id: changed(id),
      type: 'one_of',
      required: false,
      label: forAll(
        `${thing.fr} : est-ce plus fréquent qu’il y a quelques années ?`,
        `${thing.en}: does it happen more than a few years ago?`,
      ),
      why: forAll(
        'Ce qui a changé compte plus que ce qui a toujours été.',
        'What has changed counts more than what was always so.',
      ),
      options: yesOrNo,
      show_if: [{ question: id, is_one_of: often }],
    },
  ]
}

/** The name of each thing by the id of its first question; it is the text before the colon of the follow-up question. */
export function thingsAsked(questions: readonly BilingualQuestion[]): Record<string, BilingualWording> {
  return Object.fromEntries(
    questions.flatMap(({ label, show_if: [opener] = [] }) => {
      const name = (text: string) => text.split(/\s?:/)[0] ?? text
      return opener ? [[opener.question, forAll(name(label.fr.self), name(label.en.self))]] : []
    }),
  )
}

/** The id of the follow-up question of an item. */
export function changed(id: string): string {
  return `${id}_changed`
}
