import { type BilingualQuestion, type BilingualWording, forAll } from '../bilingual-questionnaire.ts'
import { help, noticed, onset, onsetDay, since, worry } from './about-change.ts'
import { everydayLife, questionsAboutEverydayLife, questionsAboutWords, words } from './about-everyday-life.ts'
import { questionsAboutRemembering, questionsAboutTimeAndPlace, remembering, timeAndPlace } from './about-memory.ts'
import {
  onsetSeen,
  ownStrength,
  questionAboutSuddenSigns,
  safety,
  suddenSigns,
  suddenSignsSeen,
} from './about-safety.ts'
import { alcohol, comment, medicines, mood, senses, sleep } from './about-well-being.ts'
import { advice } from './advice.ts'
import { areaTitles, changeTexts, levelTexts, notAsked, scoringOf, shortScoringOf } from './areas.ts'
import { causes, reportedWorry } from './causes.ts'
import { thingsAsked } from './frequency.ts'
import type { Because, Instrument } from './instrument.ts'
import { goals, nextStepTexts, urgentText } from './next-steps.ts'
import { safetyAdvice } from './safety-advice.ts'

const because = (question: string, is_one_of: readonly string[], text: BilingualWording): Because => ({
  question,
  is_one_of,
  text,
})

/** A sentence for each answer that a rule of the scoring uses. */
const reasons: readonly Because[] = [
  because(
    'sudden_signs',
    suddenSigns,
    forAll('Vous nous avez parlé d’un signe soudain.', 'You told us about a sudden sign.'),
  ),
  because(
    'onset',
    ['sudden_recent', 'sudden_before'],
    forAll('Vous nous avez dit que cela a commencé d’un coup.', 'You told us that it started suddenly.'),
  ),
  because(
    'help',
    ['a_lot'],
    forAll('Vous nous avez dit qu’il faut de l’aide chaque semaine.', 'You told us that help is needed every week.'),
  ),
  because(
    'help',
    ['some'],
    forAll('Vous nous avez dit qu’il faut un peu d’aide.', 'You told us that a little help is needed.'),
  ),
  because('worry', ['very'], reportedWorry),
  because(
    'noticed',
    ['yes'],
    forAll(
      'Vous nous avez dit que quelqu’un d’autre a remarqué un changement.',
      'You told us that someone else has noticed a change.',
    ),
  ),
]

const things = [
  ...questionsAboutRemembering,
  ...questionsAboutWords,
  ...questionsAboutTimeAndPlace,
  ...questionsAboutEverydayLife,
]

const texts = {
  areas: areaTitles,
  levels: levelTexts,
  changes: changeTexts,
  steps: nextStepTexts,
  urgent: urgentText,
  goals,
}

const questions = [
  questionAboutSuddenSigns,
  suddenSignsSeen,
  ...things,
  onset,
  onsetSeen,
  onsetDay,
  since,
  worry,
  noticed,
  help,
  mood,
  sleep,
  medicines,
  senses,
  alcohol,
  safety,
  comment,
]

const title = { fr: 'Faire le point sur la mémoire', en: 'Take a closer look at memory' }

const areas = [
  { id: 'remembering', things: remembering },
  { id: 'words', things: words },
  { id: 'time_and_place', things: timeAndPlace },
  { id: 'everyday_life', things: everydayLife },
]

/** The questions of the short form: those that decide a step, the most significant things, and immediate dangers. */
const short = new Set([
  questionAboutSuddenSigns.id,
  suddenSignsSeen.id,
  'talks',
  'repeating',
  'appointments',
  'date',
  'stove',
  onset.id,
  onsetSeen.id,
  worry.id,
  noticed.id,
  help.id,
  mood.id,
  safety.id,
])
const isShort = (id: string) => short.has(id)

/** For patients and for professionals (R1-03). Every question may be declined; a changed meaning needs a new version. */
export const memoryTest = testOf('memory-test', questions)

/** For relatives: the same questions, and one about the relative. */
export const relativesMemoryTest = testOf('memory-test-relative', questions.toSpliced(-1, 0, ownStrength))

function testOf(id: string, asked: readonly BilingualQuestion[]): Instrument {
  return {
    id,
    version: '3',
    title,
    minutes: 15,
    questions: asked.map((question) => (isShort(question.id) ? { ...question, short: true } : question)),
    scoring: scoringOf(areas),
    short: { minutes: 5, scoring: shortScoringOf(areas, isShort), notAsked },
    ...outcomesOf(asked.map((question) => question.id)),
    ...texts,
    things: thingsAsked(things),
  }
}

/** The reasons, causes and advice that answers to these questions can lead to, and the general advice; safety comes first. */
function outcomesOf(asked: readonly string[]): Pick<Instrument, 'reasons' | 'causes' | 'advice'> {
  const isAsked = ({ question }: Because) => asked.includes(question)
  return {
    reasons: reasons.filter(isAsked),
    causes: causes
      .map((cause) => ({ ...cause, because: cause.because.filter(isAsked) }))
      .filter(({ because }) => because.length > 0),
    advice: [...safetyAdvice, ...advice]
      .map(({ because = [], ...one }) => ({ ...one, because: because.filter(isAsked) }))
      .filter(({ because, always }) => always === true || because.length > 0),
  }
}
