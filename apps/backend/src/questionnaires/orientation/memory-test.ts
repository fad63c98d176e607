import { help, noticed, onset, onsetDay, since, worry } from './about-change.ts'
import { everydayLife, questionsAboutEverydayLife } from './about-everyday-life.ts'
import { questionsAboutRemembering, remembering } from './about-remembering.ts'
import { questionAboutSuddenSigns } from './about-sudden-signs.ts'
import { questionsAboutTimeAndPlace, timeAndPlace } from './about-time-and-place.ts'
import { alcohol, comment, medicines, mood, senses, sleep } from './about-well-being.ts'
import { questionsAboutWords, words } from './about-words.ts'
import { areaTitles, levelTexts } from './areas.ts'
import { toldBecauseOf } from './told-because-of.ts'
import { goals } from './goals.ts'
import type { Instrument } from './instrument.ts'
import { nextStepTexts, urgentText } from './next-steps.ts'
import { scoringOf } from './scoring.ts'

const things = [
  ...questionsAboutRemembering,
  ...questionsAboutWords,
  ...questionsAboutTimeAndPlace,
  ...questionsAboutEverydayLife,
]

const texts = { areas: areaTitles, levels: levelTexts, steps: nextStepTexts, urgent: urgentText, goals }

const questions = [
  questionAboutSuddenSigns,
  ...things,
  onset,
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
  comment,
]

const title = { fr: 'Faire le point sur la mémoire', en: 'Take stock of memory' }

/** For patients and relatives (R1-03). Every question may be declined; a change of meaning is a new version. */
export const memoryTest: Instrument = {
  id: 'memory-test',
  version: '1',
  title,
  minutes: 10,
  questions,
  scoring: scoringOf(
    [
      { id: 'remembering', things: remembering },
      { id: 'words', things: words },
      { id: 'time_and_place', things: timeAndPlace },
      { id: 'everyday_life', things: everydayLife },
    ],
    idsOf(questions),
  ),
  ...toldBecauseOf(idsOf(questions)),
  ...texts,
}

const short = new Set(['talks', 'repeating', 'appointments', 'words', 'date', 'way', 'papers', 'steps'])
const isShort = (id: string) => short.has(id.replace(/_changed$/, ''))
const shortQuestions = [
  questionAboutSuddenSigns,
  ...things.filter(({ id }) => isShort(id)),
  onset,
  onsetDay,
  since,
  noticed,
  help,
  mood,
  medicines,
  senses,
  comment,
]

/** For professionals, who answer about a patient who agrees. */
export const shortMemoryTest: Instrument = {
  id: 'memory-test-short',
  version: '1',
  title,
  minutes: 5,
  questions: shortQuestions,
  scoring: scoringOf(
    [
      { id: 'remembering', things: remembering.filter(isShort) },
      { id: 'words', things: words.filter(isShort) },
      { id: 'time_and_place', things: timeAndPlace.filter(isShort) },
      { id: 'everyday_life', things: everydayLife.filter(isShort) },
    ],
    idsOf(shortQuestions),
  ),
  ...toldBecauseOf(idsOf(shortQuestions)),
  ...texts,
}

function idsOf(asked: readonly { id: string }[]): string[] {
  return asked.map(({ id }) => id)
}
