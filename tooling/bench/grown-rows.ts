import { hash } from 'node:crypto'
import { writtenDigits } from '@clairmemoire/domain/phone-number'
import { wordsOf } from '@clairmemoire/domain/words-of'
import type { TextRow } from './copy-in.ts'
import type { Original } from './original-rows.ts'

/** Returns random numbers from 0 to 1; the same seed gives the same numbers (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Returns an integer from 0 to `amount` - 1. Low numbers are more frequent, as some names and studies are; the smaller `even` is, the
 * more frequent they are.
 */
export function frequentFirst(random: number, amount: number, even: number): number {
  return Math.min(amount - 1, Math.floor(even * (amount / even + 1) ** random - even))
}

const syllables =
  'mar tin du bois le roy mo reau gar nier fau re vi dal pet ca mi lan so phie jean ne an dre hu go'.split(' ')

/** Makes a name of two syllables or more from its rank; the name with rank 0 is `Martin`. */
function nameOf(rank: number): string {
  const base = syllables.length
  const others = [Math.floor(rank / base), Math.floor(rank / base ** 2)].filter(
    (part, index) => index === 0 || part > 0,
  )
  const name = [rank, ...others.map((part) => part + 1)].map((part) => syllables[part % base]).join('')
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

/** The values that a copied record gets instead of those of its original. */
export interface Place {
  number: number
  createdAt: Date
  study: string
  staff: string
  /** Milliseconds from the request until the call. */
  delay: number
  random: () => number
}

/** The key to the private page of a copied request. */
export function keyOf(number: number): string {
  return hash('sha256', `key of ${number}`, 'base64url').slice(0, 22)
}

const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a different reference for each number, because the factor and the number of possible references have no common divisor. */
export function referenceOf(number: number): string {
  const place = (number * 10_000_019) % signs.length ** 8
  const letters = Array.from(
    { length: 8 },
    (_, index) => signs[Math.floor(place / signs.length ** index) % signs.length],
  )
  return `CM-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

export function emailOf(number: number): string {
  return `person-${number}@sample.example`
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/
/** Columns with a time that is set when the call is made, some time after the request. */
const afterTheCall = /^(?:at|called_on|changed_at|first_tried_at|reached_at|call_state_at|active_at)$/
/** The tables in which those columns are set by the call. */
const tablesOfCalls = new Set(['call_outcome', 'staff_view', 'request_change', 'desk_case', 'request'])

/** Copies the rows of a record. The copied rows refer to each other as the original rows do. */
export function copyOf({ tables }: Original, place: Place): Map<string, TextRow[]> {
  const { number, random } = place
  const person = personOf(number, random)
  const rename = (id: string) => uuidOf(`${number} ${id}`)
  const [first] = Object.values(tables).flat()
  const begun = Date.parse(isoOf(first?.['created_at'] ?? first?.['given_at'] ?? first?.['at'] ?? ''))
  const copied = (table: string, row: TextRow, index: number): TextRow =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        if (value === null) return [column, value]
        if (column in person) return [column, person[column] ?? null]
        if (column === 'staff_id' || column === 'claimed_by' || column === 'heard_by') return [column, place.staff]
        if (column === 'reference') return [column, referenceOf(number)]
        if (column === 'trial_code') return [column, place.study]
        if (column === 'search') return [column, searchOf(number, person)]
        if (column === 'capability') return [column, null]
        if (column === 'capability_hash' || column === 'link_hash' || column === 'key_hash')
          return [
            column,
            hash('sha256', row['device'] === 'true' ? keyOf(number) : `${number} ${table} ${index}`, 'base64url'),
          ]
        if (column === 'mailed_to') return [column, hash('sha256', `${person['email']}`)]
        if (uuid.test(value)) return [column, rename(value)]
        if (instant.test(value)) {
          const moved = Date.parse(isoOf(value)) - begun + place.createdAt.getTime()
          const isLater = tablesOfCalls.has(table) && afterTheCall.test(column)
          return [column, new Date(moved + (isLater ? place.delay : 0)).toISOString()]
        }
        if (column === 'day' || column === 'called_on')
          return [column, new Date(place.createdAt.getTime() + place.delay).toISOString().slice(0, 10)]
        if (column === 'answers' || column === 'study') return [column, withStudy(value, place.study)]
        return [column, value]
      }),
    )
  return new Map(
    Object.entries(tables).map(([table, rows]) => [table, rows.map((row, index) => copied(table, row, index))]),
  )
}

function isoOf(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

export function uuidOf(text: string): string {
  return hash('md5', text, 'hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function withStudy(json: string, study: string): string {
  return json.replace(/("(?:trial_code|code|name)": )"(?:PREDICTOM|MK2214)"/g, (_, key: string) => `${key}"${study}"`)
}

type Person = Readonly<Record<string, string>>

function personOf(number: number, random: () => number): Person {
  return {
    // One person of thirty has the most frequent first name, and one of two hundred has the most frequent last name.
    first_name: nameOf(17 + frequentFirst(random(), 300, 8)),
    last_name: nameOf(frequentFirst(random(), 15_000, 30)),
    email: emailOf(number),
    phone: `+336${String(39_980_000 + number)
      .padStart(8, '0')
      .slice(-8)}`,
  }
}

function searchOf(
  number: number,
  { first_name: first = '', last_name: last = '', phone = '', email = '' }: Person,
): string {
  const words = [referenceOf(number), first, last].flatMap(wordsOf)
  return [...words, ...writtenDigits(phone), email].map((word) => `'${word}'`).join(' ')
}
