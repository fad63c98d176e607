import type { BandRule, ReachedStep, Scoring } from '@clairmemoire/domain/memory-score'
import { forAll } from '../bilingual-questionnaire.ts'
import { suddenSigns } from './about-safety.ts'
import { changed } from './frequency.ts'
import type { Instrument } from './instrument.ts'

export const areaTitles: Instrument['areas'] = [
  { id: 'remembering', title: forAll('Se souvenir', 'Remembering') },
  { id: 'words', title: forAll('Les mots et les histoires', 'Words and stories') },
  { id: 'time_and_place', title: forAll('Le temps et les lieux', 'Time and places') },
  { id: 'everyday_life', title: forAll('La vie de tous les jours', 'Everyday life') },
]

export const levelTexts: Instrument['levels'] = {
  few: forAll('Ici, rien ou presque n’arrive souvent.', 'Little or nothing happens often here.'),
  some: forAll('Ici, une partie de ces choses arrive souvent.', 'Some of these things happen often here.'),
  many: forAll('Ici, beaucoup de ces choses arrivent souvent.', 'Many of these things happen often here.'),
  not_enough: forAll('Trop peu de réponses pour le dire.', 'Too few answers to tell.'),
}

/** Shown for an area about which the short form asks too few questions. */
export const notAsked = forAll(
  'Le test court demande trop peu ici pour le dire.',
  'The short test asks too little here to tell.',
)

/** Whether frequent events are more frequent than before; nothing is said about a change that the person did not report. */
export const changeTexts: Instrument['changes'] = {
  as_before: {
    area: forAll('D’après vos réponses, c’est comme avant.', 'Based on your answers, it is the same as before.'),
    thing: forAll('comme avant', 'same as before'),
  },
  more: {
    area: forAll(
      'D’après vos réponses, certaines sont plus fréquentes qu’avant.',
      'Based on your answers, some of them happen more than before.',
    ),
    thing: forAll('plus qu’avant', 'more than before'),
  },
}

const howOften = { never: 0, sometimes: 1, often: 2, very_often: 3 }
const whetherChanged = { no: 0, yes: 2 }

/** Something happens very often, and more than a few years ago. */
const veryFrequent = { items: 1, points: 5 }

const to = (band: ReachedStep, ...when: BandRule['when']): BandRule => ({ band, when })
const answer = (question: string, ...options: string[]) => ({ question, is_one_of: options })

/**
 * One very frequent event together with worry means more than a sum of points (PMC6070384), so rules lead to steps that the points
 * alone do not. Points and rules are not validated yet; in doubt they advise seeing a doctor.
 */
const rules: readonly BandRule[] = [
  to('make_appointment', answer('sudden_signs', ...suddenSigns)),
  to('make_appointment', answer('onset', 'sudden_recent')),
  to('make_appointment', answer('help', 'a_lot')),
  to('make_appointment', veryFrequent, answer('worry', 'very')),
  to('make_appointment', veryFrequent, answer('noticed', 'yes')),
  to('talk_to_doctor', veryFrequent),
  to('talk_to_doctor', { items: 3, points: 4 }),
  to('talk_to_doctor', answer('worry', 'very')),
  to('talk_to_doctor', answer('noticed', 'yes')),
  to('talk_to_doctor', answer('help', 'some')),
  to('talk_to_doctor', answer('onset', 'sudden_before')),
]

const onsetOfChange = ['none', 'slow', 'sudden_recent', 'sudden_before', 'unknown']

/** Something happens very often, and the person did not say that it was always so. */
const veryFrequentInShort: BandRule['when'] = [
  { items: 1, points: howOften.very_often },
  answer('onset', ...onsetOfChange),
]

/**
 * The short form asks only once whether something has changed: by the question about the onset. Unless the person says that it was
 * always so, frequent events count as a change, so that the short form advises a doctor too soon rather than too late.
 */
const shortRules: readonly BandRule[] = [
  ...rules.filter(({ when }) => when.every((condition) => 'question' in condition)),
  to('make_appointment', ...veryFrequentInShort, answer('worry', 'very')),
  to('make_appointment', ...veryFrequentInShort, answer('noticed', 'yes')),
  to('make_appointment', { items: 4, points: howOften.often }, answer('onset', ...onsetOfChange)),
  to('talk_to_doctor', ...veryFrequentInShort),
  to('talk_to_doctor', { items: 2, points: howOften.often }, answer('onset', ...onsetOfChange)),
]

export function scoringOf(areas: readonly { id: string; things: readonly string[] }[]): Scoring {
  const things = areas.flatMap((area) => area.things)
  return {
    points: Object.fromEntries(
      things.flatMap((id) => [
        [id, howOften],
        [changed(id), whetherChanged],
      ]),
    ),
    areas: areas.map((area) => ({ id: area.id, items: area.things.map((id) => [id, changed(id)]) })),
    bands: { talk_to_doctor: things.length * 1.5, make_appointment: things.length * howOften.very_often + 1 },
    rules,
    levels: { often: howOften.often, some: 0.25, many: 0.5 },
    enough: 0.7,
  }
}

/** The scoring, by frequency, of those signs that the short form asks about. */
export function shortScoringOf(
  areas: readonly { id: string; things: readonly string[] }[],
  isShort: (thing: string) => boolean,
): Scoring {
  const short = areas
    .map(({ id, things }) => ({ id, things: things.filter(isShort) }))
    .filter(({ things }) => things.length > 0)
  const things = short.flatMap((area) => area.things)
  return {
    points: Object.fromEntries(things.map((id) => [id, howOften])),
    areas: short.map((area) => ({ id: area.id, items: area.things.map((id) => [id]) })),
    bands: { talk_to_doctor: Math.ceil(things.length * 1.5) },
    rules: shortRules,
    levels: { often: howOften.often, some: 0.25, many: 0.5 },
    enough: 0.7,
  }
}
