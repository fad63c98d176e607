import type { Side } from './eligibility-line.ts'

/** Ages in years, both bounds included. `isStrict`: the line says "over 50", which may or may not include people of 50. */
export interface AgeRange {
  min: number
  max?: number
  isStrict: boolean
}

const aboutOtherAges =
  /onset|symptom|duration|education|school|diagnos\w* (?:before|after|at)|caregiver|carer|caring|partner|informant|relative|parent|mutation|childbearing|child-bearing|menopaus|age[- ](?:matched|adjusted|related|appropriate|norm)|for (?:his |her |their )?age|according to age|age and education|norm/
const anchor =
  /\bage[ds]?\b|\by(?:ea)?rs?[- ]old|\by(?:ea)?rs? of age|\bolder\b|\byounger\b|\d y(?:ea)?rs? (?:and|or) (?:over|above|more|up)\b/
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:at least|minimum(?: age)?(?: of)?|no younger than|not younger than|from)(?= \d)/g, '>='],
  [/\b(?:at most|maximum(?: age)?(?: of)?|up to|no older than|not older than)(?= \d)/g, '<='],
  [/\b(?:older than|greater than|more than|over|above)(?: the age of)?(?= \d)/g, '>'],
  [/\b(?:younger than|less than|under|below)(?: the age of)?(?= \d)/g, '<'],
  [
    /\bages?d?\b|\by(?:ea)?rs?\b|\bof age\b|-old\b|\bold\b|\binclusive(?:ly)?\b|\bthe\b|\bof\b|\bis\b|\bmust be\b|\bbetween\b|\bfrom\b|:/g,
    ' ',
  ],
  [/\s+/g, ' '],
]

const range = /(?<low>\b\d{1,3}) ?(?:-|to|through|and|until|till|up to|to <=|<=) ?(?<high>\d{1,3})\b/
const bounded = /(?<lowSign>>=?) ?(?<low>\d{1,3})(?: ?(?:and|to|but|-|,|or))? ?(?<highSign><=?) ?(?<high>\d{1,3})\b/
const outside = /(?<highSign><=?) ?(?<high>\d{1,3}) ?(?:or|and|,) ?(?<lowSign>>=?) ?(?<low>\d{1,3})\b/
const lower = /(?<lowSign>>=?) ?(?<low>\d{1,3})\b/
const older = /\b(?<low>\d{1,3}) ?(?:\+|(?:or|and) (?:older|over|above|more|up|greater))/
const upper = /(?<highSign><=?) ?(?<high>\d{1,3})\b/
const younger = /\b(?<high>\d{1,3}) (?:or|and) (?:younger|less|below|under)\b/

/** The ages of people who may take part, from a normalized text; undefined unless the text clearly names one range. */
export function ageRange(text: string, side: Side): AgeRange | undefined {
  if (aboutOtherAges.test(text)) return undefined
  const clauses = text
    .split(/[,;()]|\. /)
    .filter(
      (clause) => (anchor.test(clause) && /\d/.test(clause)) || /\d{2} ?(?:-|to) ?\d{2,3} y(?:ea)?rs?\b/.test(clause),
    )
  const ranges = clauses.map((clause) => rangeOf(clause, side))
  const [found, ...more] = ranges
  return more.length === 0 && found && isPlausible(found) ? found : undefined
}

function rangeOf(clause: string, side: Side): AgeRange | undefined {
  const read = words.reduce((rest, [word, sign]) => rest.replaceAll(word, sign), clause)
  if (/\b(?:months?|weeks?|days?|hours?|score|points?|mmse|kg)\b/.test(read)) return undefined
  // Several ranges in one clause are for several groups of people.
  if ((read.match(/\d{1,3}/g) ?? []).length > 2) return undefined
  return side === 'inclusion' ? included(read) : complement(read)
}

function included(read: string): AgeRange | undefined {
  const both = bounded.exec(read)?.groups ?? range.exec(read)?.groups
  if (both)
    return { min: Number(both.low), max: Number(both.high), isStrict: both.lowSign === '>' || both.highSign === '<' }
  if (/\d.*\d/.test(read.replaceAll(/\d{2,3}/g, '#')) || (read.match(/\d{1,3}/g) ?? []).length > 1) return undefined
  const low = lower.exec(read)?.groups ?? older.exec(read)?.groups
  if (low) return { min: Number(low.low), isStrict: low.lowSign === '>' }
  const high = upper.exec(read)?.groups ?? younger.exec(read)?.groups
  return high ? { min: 0, max: Number(high.high), isStrict: high.highSign === '<' } : undefined
}

/** The ages that remain after an exclusion: "under 50" allows people from 50 on. */
function complement(read: string): AgeRange | undefined {
  const both = outside.exec(read)?.groups
  if (both) return { min: firstAfter(both), max: lastBefore(both), isStrict: false }
  if ((read.match(/\d{1,3}/g) ?? []).length > 1) return undefined
  const low = upper.exec(read)?.groups
  if (low) return { min: firstAfter(low), isStrict: false }
  const high = lower.exec(read)?.groups
  return high ? { min: 0, max: lastBefore(high), isStrict: false } : undefined
}

type Signs = Record<string, string>

function firstAfter({ high, highSign }: Signs): number {
  return Number(high) + (highSign === '<=' ? 1 : 0)
}

function lastBefore({ low, lowSign }: Signs): number {
  return Number(low) - (lowSign === '>=' ? 1 : 0)
}

function isPlausible({ min, max = 120 }: AgeRange): boolean {
  return min <= max && max >= 18 && max <= 120 && min <= 100
}
