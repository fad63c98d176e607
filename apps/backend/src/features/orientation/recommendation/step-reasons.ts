import type { Reasons } from '@clairmemoire/domain/memory-score'
import { type Answers, answerTo, type Questionnaire } from '@clairmemoire/domain/questionnaire'
import { answerInWords } from '../../../questionnaires/answer-in-words.ts'
import type { Instrument } from '../../../questionnaires/orientation/instrument.ts'
import { holds, type Reader, say } from './because.ts'

/** As many as are read before somebody gives up; the areas say the rest. */
const mostThings = 5

interface Answered {
  questionnaire: Questionnaire
  answers: Answers
  reader: Reader
}

/** Why a step is advised, by the answers that a rule names and by the things that count: how often each happens, and whether more than before. */
export function stepReasons(instrument: Instrument, reasons: Reasons, answered: Answered): string[] {
  const { answers, reader } = answered
  const named = new Set(reasons.answers.map(({ question }) => question))
  const told = instrument.reasons.filter((reason) => named.has(reason.question) && holds(reason, answers))
  return [
    ...told.map(({ text }) => say(text, reader)),
    ...reasons.items.slice(0, mostThings).flatMap((id) => thingInWords(id, instrument, answered) ?? []),
  ]
}

function thingInWords(
  id: string,
  instrument: Instrument,
  { questionnaire, answers, reader }: Answered,
): string | undefined {
  const thing = instrument.things[id]
  const question = questionnaire.questions.find((one) => one.id === id)
  const howOften = question && answerInWords(question, answerTo(id, answers), reader.wording, reader.locale)
  if (!thing || !howOften) return undefined
  const change = changeOf(id, instrument, answers)
  const words = [howOften.toLowerCase(), ...(change ? [say(instrument.changes[change].thing, reader)] : [])]
  const colon = { fr: '\u00a0:', en: ':' }[reader.locale]
  return `${say(thing, reader)}${colon} ${words.join(', ')}.`
}

function changeOf(id: string, { scoring }: Instrument, answers: Answers): 'more' | 'as_before' | undefined {
  const [, changed = ''] = scoring.areas.flatMap(({ items }) => items).find(([first]) => first === id) ?? []
  const answer = answerTo(changed, answers)
  if (typeof answer !== 'string') return undefined
  return (scoring.points[changed]?.[answer] ?? 0) > 0 ? 'more' : 'as_before'
}
