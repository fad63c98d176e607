import { same } from '../bilingual-questionnaire.ts'
import type { Instrument } from './instrument.ts'

export const areaTitles: Instrument['areas'] = [
  { id: 'remembering', title: same('Se souvenir', 'Remembering') },
  { id: 'words', title: same('Les mots et les histoires', 'Words and stories') },
  { id: 'time_and_place', title: same('Le temps et les lieux', 'Time and places') },
  { id: 'everyday_life', title: same('La vie de tous les jours', 'Everyday life') },
]

export const levelTexts: Instrument['levels'] = {
  few: same('Ici, rien ou presque n’arrive souvent.', 'Little or nothing happens often here.'),
  some: same('Ici, une partie de ces choses arrive souvent.', 'Some of these things happen often here.'),
  many: same('Ici, beaucoup de ces choses arrivent souvent.', 'Many of these things happen often here.'),
  not_enough: same('Trop peu de réponses pour le dire.', 'Too few answers to say.'),
}

/** Of what happens often; nothing is said of a change that nobody told of. */
export const changeTexts: Instrument['changes'] = {
  as_before: {
    area: same('D’après vos réponses, c’est comme avant.', 'By your answers, it is as before.'),
    thing: same('comme avant', 'as before'),
  },
  more: {
    area: same(
      'D’après vos réponses, certaines sont plus fréquentes qu’avant.',
      'By your answers, some of them happen more than before.',
    ),
    thing: same('plus qu’avant', 'more than before'),
  },
}
