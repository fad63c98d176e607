import { same } from '../bilingual-questionnaire.ts'
import type { Instrument } from './instrument.ts'

export const areaTitles: Instrument['areas'] = [
  { id: 'remembering', title: same('Se souvenir', 'Remembering') },
  { id: 'words', title: same('Les mots et les histoires', 'Words and stories') },
  { id: 'time_and_place', title: same('Le temps et les lieux', 'Time and places') },
  { id: 'everyday_life', title: same('La vie de tous les jours', 'Everyday life') },
]

export const levelTexts: Instrument['levels'] = {
  few: same('Ici, peu de choses ont changé.', 'Few things have changed here.'),
  some: same('Ici, certaines choses reviennent plus souvent.', 'Some things happen more often here.'),
  many: same('Ici, beaucoup de choses reviennent plus souvent.', 'Many things happen more often here.'),
  not_enough: same('Trop peu de réponses pour le dire.', 'Too few answers to say.'),
}
