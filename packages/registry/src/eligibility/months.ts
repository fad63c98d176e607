import type { Suggestion } from './suggestion.ts'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const count = String.raw`(?<count>\d{1,3}|${numbers.join('|')})`
const unit = '(?<unit>day|week|month|year)s?'
const last = '(?:last|past|previous|prior|preceding)'
/** Excludes periods of something else, such as “within the last year of …”. */
const notOfEvent = String.raw`(?! of (?!(?:the )?(?:first |day |study |screen|random|entry|enrol|baseline|inclusion)))`
const spans = [
  String.raw`\b(?:within|in|during|over|for) (?:the )?(?:${last} )?${count} ?${unit}\b${notOfEvent}`,
  String.raw`\b${last} ${count} ?${unit}\b`,
  String.raw`\b(?:<=?|less than|under) ?${count} ?${unit} (?:before|prior|ago)`,
  String.raw`\b${count} ?${unit} (?:before|prior|preceding)`,
  String.raw`\b(?:within|in|during|over) (?:the )?${last} (?<one>year|month)\b${notOfEvent}`,
  String.raw`\b(?<one>year|month) (?:before|prior)`,
].map((span) => new RegExp(span, 'g'))
/** Words such as "unless more than a year ago", after which the number is not a look-back period. */
const unlessOlder =
  /\bunless\b|\bremission\b|\b(?:at least|more than|longer than|minimum of|>=?) ?\w+ (?:day|week|month|year)/
/** In a text of several sentences, a period may belong to any of them. */
const longText = 200
const monthsPerUnit = { day: 1 / 30, week: 1 / 4.35, month: 1, year: 12 } as const

/** The look-back period of a normalized text in months; undefined unless it names exactly one, of four weeks or more. */
export function lastMonths(text: string): number | undefined {
  if (text.length > longText || unlessOlder.test(text)) return undefined
  const found = spans.flatMap((span) => Array.from(text.matchAll(span), ({ groups = {} }) => monthsOf(groups)))
  const [months = 0, ...others] = new Set(found)
  return others.length > 0 || months < 0.9 ? undefined : Math.ceil(months - 0.1)
}

function monthsOf({ count = '1', unit: named, one }: Record<string, string | undefined>): number {
  return numberOf(count) * monthsPerUnit[(one ?? named ?? 'day') as keyof typeof monthsPerUnit]
}

/** A number in digits, or in words up to twelve. */
export function numberOf(count: string): number {
  const place = numbers.indexOf(count)
  return place >= 0 ? place + 1 : Number(count)
}

/** The weeks for which a dose has to be stable; undefined unless the text names exactly one period. */
export function weeksOfSameDose(text: string): number | undefined {
  const times = text.matchAll(new RegExp(String.raw`\b${count} ?(?:consecutive )?${unit}\b`, 'g'))
  const weeks = Array.from(times, ({ groups = {} }) => weeksOf(numberOf(groups['count'] ?? ''), groups['unit'] ?? ''))
  const [found, ...others] = new Set(weeks)
  return others.length === 0 && found !== undefined && found > 0 ? found : undefined
}

/** Converts to weeks: a month has four and a third of them, and 30 days are a month. */
function weeksOf(number: number, named: string): number {
  if (named === 'week') return number
  if (named === 'day') return number % 30 === 0 ? weeksOf(number / 30, 'month') : Math.floor(number / 7)
  return Math.floor((number * (named === 'year' ? 12 : 1) * 13) / 3)
}

const memoryMedicines =
  /\b(?:alzheimer\S*|ad|symptomatic|cognitive[- ]enhancing|anti-?dementia)\b[^.;]{0,30}\b(?:medic\w+|treatments?|drugs?|therap\w+)|\bmedications? for memory|(?:inhibitors?|\bacheis?\b|\bcheis?\b)[^.;]{0,30}\bmemantine|\bmemantine\b[^.;]{0,30}(?:inhibitor|\bachei|\bchei)/
const otherMedicines = /psychotropic|antidepress|concomitant|all other|excluded|vitamin/

/** Suggests, for an inclusion, how long the dose of memory medicines has to be stable; lines about only one medicine do not count. */
export function sameDoseOf(text: string): Suggestion | undefined {
  if (!memoryMedicines.test(text) || !/\bstable\b|unchang|same dose/.test(text) || otherMedicines.test(text))
    return undefined
  const least = weeksOfSameDose(text)
  if (least === undefined) return undefined
  const isConditional = /\bif\b|\ballowed\b|\bpermitted\b|\bmay\b/.test(text)
  const must = isConditional ? '' : ' Whether it has to be taken is to be checked.'
  return {
    criteria: [{ kind: 'at_least', amount: 'same_dose_weeks', least }],
    why: `It asks for medicines for the memory in a dose that does not change.${must}`,
  }
}
