import { type BilingualWording, same } from '../bilingual-questionnaire.ts'
import { suddenSigns } from './about-sudden-signs.ts'
import { toldWorry } from './causes.ts'
import type { Because } from './instrument.ts'

const because = (question: string, is_one_of: readonly string[], text: BilingualWording): Because => ({
  question,
  is_one_of,
  text,
})

/** For each answer that a rule of the scoring names. */
export const reasons: readonly Because[] = [
  because(
    'sudden_signs',
    suddenSigns,
    same('Vous nous avez parlé d’un signe soudain.', 'You told us of a sudden sign.'),
  ),
  because(
    'onset',
    ['sudden_recent', 'sudden_before'],
    same('Vous nous avez dit que cela a commencé d’un coup.', 'You told us that it began all of a sudden.'),
  ),
  because(
    'help',
    ['a_lot'],
    same('Vous nous avez dit qu’il faut de l’aide chaque semaine.', 'You told us that help is needed every week.'),
  ),
  because(
    'help',
    ['some'],
    same('Vous nous avez dit qu’il faut un peu d’aide.', 'You told us that a little help is needed.'),
  ),
  because('worry', ['very'], toldWorry),
  because(
    'noticed',
    ['yes'],
    same(
      'Vous nous avez dit que quelqu’un d’autre a remarqué un changement.',
      'You told us that someone else has noticed a change.',
    ),
  ),
]
