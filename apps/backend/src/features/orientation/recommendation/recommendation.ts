import type {
  GivenAnswer,
  Locale,
  OrientationAdvice,
  OrientationCause,
  Recommendation,
} from '@clairmemoire/api-client/schema'
import { type MemoryScore, memoryScore, type Reasons } from '@clairmemoire/domain/memory-score'
import {
  type Answers,
  answerTo,
  needsHelpNow,
  type Question,
  type Questionnaire,
  shownQuestions,
  type Wording,
} from '@clairmemoire/domain/questionnaire'
import type { BilingualWording } from '@clairmemoire/forms/bilingual-questionnaire'
import { type Because, formOf, type Instrument, questionsOf, type StepText } from '@clairmemoire/forms/instrument'
import { zoneOfCalls } from '../../../calls/zone-of-calls.ts'
import { dateIn } from '../../../platform/calendar/zoned-time.ts'
import { answerInWords } from '../../../questionnaires/answers.ts'
import { countryOf } from '../../../requests/call-input.ts'
import type { OrientationSettings } from '../../backend.ts'
import type { OrientationResultRow } from '../orientation.table.ts'

/** The maximum number of listed reasons. The areas contain the rest. */
const maxThings = 5

interface Reading extends OrientationSettings {
  instrument: Instrument
  locale: Locale
  now: Date
}

const day = 24 * 3_600_000

/** Returns the recommendation for answers (R1-06). With `informationOnly` it has no score, areas or causes, only general advice. */
export function recommendation(row: OrientationResultRow, capability: string, reading: Reading): Recommendation {
  const { instrument: whole, locale, now, informationOnly } = reading
  const instrument = formOf(whole, row.form)
  const questionnaire = questionsOf(instrument, locale, now)
  const reader = readerOf(row, locale)
  const score = memoryScore(questionnaire, instrument.scoring, row.answers)
  const urgent = needsHelpNow(questionnaire, row.answers) ? stepInWords(instrument.urgent, reader) : undefined
  // An urgent result contains no score, causes, advice or goals.
  const isCalm = urgent === undefined
  const notAsked = row.form === 'short' ? areasNotAsked(whole) : new Set<string>()
  const scoring = { score, questionnaire, answers: row.answers, reader, notAsked }
  return {
    id: capability,
    user_type: row.userType,
    locale,
    instrument: { id: instrument.id, version: instrument.version },
    answered_on: answeredOn(row),
    expires_on: new Date(row.activeAt.getTime() + reading.resultDays * day).toISOString().slice(0, 10),
    information_only: informationOnly,
    ...(urgent && { urgent }),
    ...(!informationOnly && isCalm && scored(instrument, scoring)),
    ...(row.form === 'short' && { rest: restOf(whole, notAsked, reader) }),
    declined: score.declined,
    asked: score.asked,
    causes: informationOnly || !isCalm ? [] : causesFor(instrument, row.answers, reader),
    advice: isCalm ? adviceFor(instrument, informationOnly ? undefined : row.answers, reader) : [],
    goals: (isCalm ? instrument.goals : []).map(({ id, pillar, title, text, days }) => ({
      id,
      pillar,
      title: wordingFor(title, reader),
      text: wordingFor(text, reader),
      ...(days !== undefined && { days }),
    })),
    chosen_goals: row.goals,
    answers: givenAnswers(questionnaire, instrument, row, reader),
    contact: {
      email: row.email !== null,
      phone: row.phone !== null,
      ...(row.country !== null && { country: row.country }),
      ...(row.callback && row.callBy && { callback: row.callback, call_by: row.callBy }),
    },
  }
}

/** Chooses the wording `self` for the person, and `someone_else` for a relative or a professional. */
function readerOf({ userType }: Pick<OrientationResultRow, 'userType'>, locale: Locale): Reader {
  return { locale, wording: userType === 'patient' ? 'self' : 'someone_else' }
}

/** Returns the date of the answers in the country of the person. */
export function answeredOn({ createdAt, ...row }: OrientationResultRow): string {
  return dateIn(zoneOfCalls(countryOf(row), ''), createdAt)
}

function stepInWords({ title, text }: StepText, reader: Reader): { title: string; text: string } {
  return { title: wordingFor(title, reader), text: wordingFor(text, reader) }
}

interface Scored {
  score: MemoryScore
  questionnaire: Questionnaire
  answers: Answers
  reader: Reader
  /** Areas with too few questions to assess. */
  notAsked: ReadonlySet<string>
}

function scored(
  instrument: Instrument,
  { score, questionnaire, answers, reader, notAsked }: Scored,
): Pick<Recommendation, 'score' | 'areas'> {
  const areas = new Map(score.areas.map((area) => [area.id, area]))
  return {
    score: {
      points: score.points,
      max_points: score.maxPoints,
      band: score.band,
      at_least: score.atLeast,
      ...stepInWords(instrument.steps[score.band], reader),
      because: stepReasons(instrument, score.reasons, { questionnaire, answers, reader }),
      starts: instrument.scoring.bands,
    },
    areas: instrument.areas.map(({ id, title }) => {
      if (instrument.short && notAsked.has(id)) {
        const text = wordingFor(instrument.short.notAsked, reader)
        return { id, title: wordingFor(title, reader), level: 'not_asked', change: 'not_told', text }
      }
      const { level, change } = areas.get(id) ?? { level: 'not_enough', change: 'not_told' }
      const ofChange =
        change === 'not_told' || level === 'not_enough' ? [] : [wordingFor(instrument.changes[change].area, reader)]
      const text = [wordingFor(instrument.levels[level], reader), ...ofChange].join(' ')
      return { id, title: wordingFor(title, reader), level, change, text }
    }),
  }
}

/** Returns the areas that have too few items in the short form to be assessed. */
function areasNotAsked(whole: Instrument): ReadonlySet<string> {
  const asked = new Map(formOf(whole, 'short').scoring.areas.map(({ id, items }) => [id, items.length]))
  const { areas, enough } = whole.scoring
  return new Set(areas.filter(({ id, items }) => (asked.get(id) ?? 0) < items.length * enough).map(({ id }) => id))
}

/** Returns the parts that the short form omits: the given areas, and causes about which it does not ask. */
function restOf(whole: Instrument, notAsked: ReadonlySet<string>, reader: Reader): NonNullable<Recommendation['rest']> {
  const short = formOf(whole, 'short')
  const asked = new Set(short.questions.map(({ id }) => id))
  const areas = whole.areas.filter(({ id }) => notAsked.has(id))
  const causes = whole.causes.filter(({ because }) => !because.some(({ question }) => asked.has(question)))
  return {
    minutes: whole.minutes - short.minutes,
    not_asked: [...areas, ...causes].map(({ title }) => inSentence(wordingFor(title, reader))),
  }
}

function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}

function givenAnswers(
  questionnaire: Questionnaire,
  { scoring }: Instrument,
  { answers }: OrientationResultRow,
  { locale, wording }: Reader,
): GivenAnswer[] {
  const areas = new Map(
    scoring.areas.flatMap(({ id, items }) => items.flatMap((item) => item.map((question) => [question, id] as const))),
  )
  return shownQuestions(questionnaire, answers).map((question: Question) => {
    const area = areas.get(question.id)
    const value = answerTo(question.id, answers) ?? null
    return {
      id: question.id,
      question: question.label[wording],
      answer: answerInWords(question, value, wording, locale),
      value: typeof value === 'object' && value !== null ? [...value] : value,
      ...(area !== undefined && { area }),
    }
  })
}

interface Answered {
  questionnaire: Questionnaire
  answers: Answers
  reader: Reader
}

/** Returns the reasons of a step: answers named by a rule, and scored items with frequency and change. */
function stepReasons(instrument: Instrument, reasons: Reasons, answered: Answered): string[] {
  const { answers, reader } = answered
  const named = new Set(reasons.answers.map(({ question }) => question))
  const given = instrument.reasons.filter((reason) => named.has(reason.question) && holds(reason, answers))
  return [
    ...given.map(({ text }) => wordingFor(text, reader)),
    ...reasons.items.slice(0, maxThings).flatMap((id) => itemInWords(id, instrument, answered) ?? []),
  ]
}

function itemInWords(
  id: string,
  instrument: Instrument,
  { questionnaire, answers, reader }: Answered,
): string | undefined {
  const thing = instrument.things[id]
  const question = questionnaire.questions.find((one) => one.id === id)
  const howOften = question && answerInWords(question, answerTo(id, answers), reader.wording, reader.locale)
  if (!thing || !howOften) return undefined
  const change = changeOf(id, instrument, answers)
  const words = [howOften.toLowerCase(), ...(change ? [wordingFor(instrument.changes[change].thing, reader)] : [])]
  const colon = { fr: '\u00a0:', en: ':' }[reader.locale]
  return `${wordingFor(thing, reader)}${colon} ${words.join(', ')}.`
}

function changeOf(id: string, { scoring }: Instrument, answers: Answers): 'more' | 'as_before' | undefined {
  const [, changed = ''] = scoring.areas.flatMap(({ items }) => items).find(([first]) => first === id) ?? []
  const answer = answerTo(changed, answers)
  if (typeof answer !== 'string') return undefined
  return (scoring.points[changed]?.[answer] ?? 0) > 0 ? 'more' : 'as_before'
}

interface Reader {
  locale: Locale
  wording: keyof Wording
}

function wordingFor(text: BilingualWording, { locale, wording }: Reader): string {
  return text[locale][wording]
}

/** Returns other possible causes that the answers name. */
function causesFor({ causes }: Instrument, answers: Answers, reader: Reader): OrientationCause[] {
  return causes.flatMap(({ id, title, text, because }) => {
    const holding = because.filter((reason) => holds(reason, answers))
    if (holding.length === 0) return []
    return {
      id,
      title: wordingFor(title, reader),
      text: wordingFor(text, reader),
      because: holding.map((reason) => wordingFor(reason.text, reader)),
    }
  })
}

/** Returns advice for the answers; without answers, the general advice. */
function adviceFor({ advice }: Instrument, answers: Answers | undefined, reader: Reader): OrientationAdvice[] {
  return advice.flatMap(({ id, title, text, why, because = [], always, personal, evidence, source, help }) => {
    const reason = answers && because.find((one) => holds(one, answers))
    if (answers ? !reason && !always : personal) return []
    return {
      id,
      title: wordingFor(title, reader),
      text: wordingFor(text, reader),
      why: wordingFor(reason?.text ?? why, reader),
      evidence,
      source: source[reader.locale],
      ...(help && { help }),
    }
  })
}

/** Returns whether an answer is one of those that a reason names. */
function holds({ question, is_one_of: options }: Because, answers: Answers): boolean {
  const answer = Object.hasOwn(answers, question) ? answers[question] : null
  return [answer ?? []].flat().some((chosen) => options.includes(String(chosen)))
}
