import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { Condition } from '@clairmemoire/domain/memory-score'
import { type Because, formOf, type Instrument } from './instrument.ts'

/** The most answers that the contract allows in a request. */
const maxQuestions = 60

/** A sentence for each fault of an instrument; empty if it is valid. */
export function instrumentFaults(instrument: Instrument): string[] {
  return [
    ...twice('question', instrument.questions),
    ...(instrument.questions.length > maxQuestions ? [`There are more than ${maxQuestions} questions.`] : []),
    ...optionFaults(instrument),
    ...pointFaults(instrument),
    ...areaFaults(instrument),
    ...locales.flatMap((locale) => textFaults(instrument, locale)),
    ...(instrument.short ? shortFaults(formOf(instrument, 'short')) : []),
  ]
}

/** The faults of the short form, which has the result texts of the whole test but must otherwise be valid on its own. */
function shortFaults(short: Instrument): string[] {
  const alone = { ...short, causes: [], advice: [] }
  return [...optionFaults(alone), ...pointFaults(alone), ...areaFaults(alone)].map((fault) => `Short form: ${fault}`)
}

function twice(what: string, things: readonly { id: string }[]): string[] {
  const ids = things.map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `The ${what} "${id}" occurs twice.`)
}

/** The faults of references to options that do not exist. */
function optionFaults(instrument: Instrument): string[] {
  const { questions, scoring, causes, advice } = instrument
  const reasons: readonly Because[] = [...causes, ...advice].flatMap(({ because = [] }) => because)
  const conditions: readonly Condition[] = [
    ...questions.flatMap((question) => question.show_if ?? []),
    ...scoring.rules.flatMap((rule) => rule.when),
    ...reasons,
  ]
  const named = [
    ...conditions.flatMap((one) => ('question' in one ? one.is_one_of.map((option) => [one.question, option]) : [])),
    ...Object.entries(scoring.points).flatMap(([id, points]) => Object.keys(points).map((option) => [id, option])),
  ]
  return named.flatMap(([id, option]) => {
    const question = questions.find((one) => one.id === id)
    if (question === undefined) return [`There is no question "${id}".`]
    return question.options?.some((one) => one.id === option) ? [] : [`The question "${id}" has no option "${option}".`]
  })
}

/** Only questions of items may have points; without any points, no band can be reached. */
function pointFaults({ scoring }: Instrument): string[] {
  const items = scoring.areas.flatMap((area) => area.items)
  const inItems = new Set(items.flat())
  const weighted = Object.keys(scoring.points)
  return [
    ...(weighted.length === 0 ? ['No option has points: without them there is no score.'] : []),
    ...weighted.filter((id) => !inItems.has(id)).map((id) => `The points of "${id}" count in no area.`),
    ...[...inItems].filter((id) => !weighted.includes(id)).map((id) => `The options of "${id}" have no points.`),
    ...Object.entries(scoring.points).flatMap(([id, points]) =>
      Object.values(points).every((point) => Number.isInteger(point) && point >= 0)
        ? []
        : [`The points of "${id}" are not whole numbers from 0.`],
    ),
  ]
}

function areaFaults({ areas, scoring }: Instrument): string[] {
  const titled = new Set(areas.map(({ id }) => id))
  const untitled = scoring.areas.filter(({ id }) => !titled.has(id))
  return [...twice('area', scoring.areas), ...untitled.map(({ id }) => `The area "${id}" has no title.`)]
}

function textFaults(instrument: Instrument, locale: Locale): string[] {
  const blank = everyText(locale, instrument).filter(({ text }) => text.trim() === '')
  return blank.map(({ field }) => `The text of ${field} is missing in "${locale}".`)
}

/** A text of a questionnaire, and its position. */
interface QuestionnaireText {
  field: string
  text: string
}

/** Every text of a questionnaire or an instrument in a language, each once; addresses are omitted. */
export function everyText(locale: Locale, part: unknown, field = ''): readonly QuestionnaireText[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = (name: string) => (field === '' ? name : `${field}.${name}`)
  const fields = Object.entries(part)
  if (locales.every((language) => language in part)) return textsOf(Reflect.get(part, locale), field)
  return fields.flatMap(([name, value]) => everyText(locale, value, inside(nameOf(value) ?? name)))
}

function textsOf(value: unknown, field: string): readonly QuestionnaireText[] {
  if (typeof value === 'string') return [{ field, text: value }]
  const texts = Object.entries(Object(value)).flatMap(([name, text]) => (name === 'href' ? [] : [String(text)]))
  return [...new Set(texts)].map((text) => ({ field, text }))
}

function nameOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}
