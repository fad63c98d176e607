import { type BilingualOption, type BilingualQuestion, same } from '../bilingual-questionnaire.ts'

const sign = (id: string, fr: string, en: string): BilingualOption => ({ id, label: same(fr, en), urgent: true })

const signs: readonly BilingualOption[] = [
  sign(
    'confusion',
    'Ne plus savoir où l’on est, ou parler sans suite',
    'Not knowing where one is, or talk that makes no sense',
  ),
  sign('speech', 'Du mal à parler ou à comprendre', 'Trouble talking or understanding'),
  sign(
    'weakness',
    'Un côté du visage qui tombe, un bras ou une jambe sans force',
    'A face that droops on one side, an arm or a leg with no strength',
  ),
  sign('sight', 'Une vue qui se trouble ou qui part', 'Sight that blurs or goes'),
  sign('headache', 'Un mal de tête brutal et très fort', 'A sudden and very bad headache'),
  sign('blow', 'Des oublis après une chute ou un coup sur la tête', 'Forgetting after a fall or a blow to the head'),
]

export const suddenSigns = signs.map(({ id }) => id)

/** Comes first: who has such a sign needs help now, not a questionnaire. */
export const questionAboutSuddenSigns: BilingualQuestion = {
  id: 'sudden_signs',
  type: 'several_of',
  required: false,
  label: {
    fr: {
      self: 'Ces derniers jours, l’un de ces signes est-il venu d’un coup ?',
      someone_else: 'Ces derniers jours, l’un de ces signes est-il venu d’un coup chez cette personne ?',
    },
    en: {
      self: 'In the last few days, did one of these come on all of a sudden?',
      someone_else: 'In the last few days, did one of these come on all of a sudden in this person?',
    },
  },
  hint: same('Si oui, appelez les secours sans attendre.', 'If so, call for help at once.'),
  why: same('Un signe soudain demande de l’aide tout de suite.', 'A sudden sign needs help right away.'),
  options: [...signs, { id: 'none', label: same('Aucun de ces signes', 'None of these'), exclusive: true }],
}
