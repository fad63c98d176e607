import { dayAfter, isCalendarDate } from '@clairmemoire/domain/calendar-date'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { type Country, countries } from '@clairmemoire/domain/country'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'

/** The value of a text, or the rejected part of it. */
export type Reading<Value> = { value: Value } | { refused: string }

/** A kind of setting value, such as a port or a telephone number. */
export interface Kind<Value> {
  /** The end of the sentence "NAME must be …". */
  expected: string
  /** Never throws. The text is trimmed and not empty. */
  read: (text: string) => Reading<Value>
  /** A value may contain a password, so no message repeats it. */
  isSecret?: true
}

/** A kind whose parser returns undefined for an invalid text. */
export function kindOf<Value>(expected: string, valueOf: (text: string) => Value | undefined): Kind<Value> {
  return {
    expected,
    read: (text) => {
      const value = valueOf(text)
      return value === undefined ? { refused: text } : { value }
    },
  }
}

export const anyText: Kind<string> = kindOf('a text', (text) => text)

export const anySecret: Kind<string> = { ...anyText, isSecret: true }

export const countryCodes: Kind<readonly string[]> = kindOf('codes of countries such as FR,US', (text) => {
  const codes = text.split(',').map((code) => code.trim())
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? codes : undefined
})

/** With 0, the system chooses a free port. */
export const port: Kind<number> = kindOf('a whole number from 0 to 65535', (text) =>
  /^\d+$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
)

export const days: Kind<number> = kindOf('a number of days from 1 to 9999', (text) =>
  /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined,
)

/** A limit; undefined means unlimited. */
export const limit: Kind<number | undefined> = {
  expected: 'a whole number, or off',
  read: (text) => {
    if (text === 'off' || text === '0') return { value: undefined }
    return /^[1-9]\d{0,8}$/.test(text) ? { value: Number(text) } : { refused: text }
  },
}

/** The origin of an address; its path is dropped. */
export const origin: Kind<string> = kindOf('an http or https address', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : undefined
})

/** A complete https address without user name and password. */
export const httpsAddress: Kind<string> = kindOf('an https address', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
})

/** The address of a server, unchanged; it may contain a password. `protocols` are the accepted ones, such as `smtp:`. */
export function serverAddress(...protocols: readonly [string, ...string[]]): Kind<string> {
  const isOne = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol)
  const kind = kindOf(`an address that begins with ${protocols[0]}//`, (text) => (isOne(text) ? text : undefined))
  return { ...kind, isSecret: true }
}

export const emailAddress: Kind<string> = kindOf('one e-mail address', readEmailAddress)

/** A telephone number, returned in E.164; a number in national form is read as one of the country. */
export function phoneNumber(country: Country): Kind<string> {
  return kindOf('a telephone number such as +33 1 23 45 67 89', (text) => readPhoneNumber(text, country))
}

/** A host name in lower case with this ending, which determines the language of its site (R4-02, R4-03). */
export function hostEndingIn(ending: '.fr' | '.com'): Kind<string> {
  const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
  const host = new RegExp(`^(?:${label}\\.)*${label}\\${ending}$`)
  return kindOf(`a host name that ends in ${ending}`, (text) => (host.test(text) ? text : undefined))
}

export const yesOrNo: Kind<boolean> = kindOf('true or false', (text) =>
  text === 'true' || text === 'false' ? text === 'true' : undefined,
)

export const locale: Kind<Locale> = oneOf(...locales)

export const country: Kind<Country> = oneOf(...countries)

export const siteEnvironment: Kind<SiteEnvironment> = oneOf('production', 'staging', 'local')

export function oneOf<const Choice extends string>(...choices: readonly Choice[]): Kind<Choice> {
  const expected = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
  return kindOf(expected, (text) => choices.find((choice) => choice === text))
}

/** One or more of the choices, separated by commas; they are returned in the order of the choices. */
export function severalOf<const Choice extends string>(...choices: readonly Choice[]): Kind<readonly Choice[]> {
  return kindOf(`one or more of ${choices.join(', ')}`, (text) => {
    const words = text.split(',').map((word) => word.trim())
    const isKnown = words.every((word) => choices.some((choice) => choice === word))
    return isKnown ? choices.filter((choice) => words.includes(choice)) : undefined
  })
}

/** A span of time on a day, in minutes after midnight. */
export interface Hours {
  opens: number
  closes: number
}

/** One span in the morning and one in the afternoon; both begin and end at full or half hours. */
export const hoursOfDay: Kind<Record<'morning' | 'afternoon', Hours>> = kindOf(
  'two spans of whole half-hours such as 09:00-12:00,14:00-17:00',
  (text) => {
    const spans = text.split(',').map((span) => hoursIn(span.trim()))
    const [morning, afternoon] = spans
    if (spans.length !== 2 || !morning || !afternoon || afternoon.opens < morning.closes) return undefined
    return { morning, afternoon }
  },
)

function hoursIn(span: string): Hours | undefined {
  const [, ...parts] = /^([01]\d|2[0-3]):(00|30)-([01]\d|2[0-3]):(00|30)$/.exec(span)?.map(Number) ?? []
  const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = parts
  const hours = { opens: openHour * 60 + openMinute, closes: closeHour * 60 + closeMinute }
  return hours.closes > hours.opens ? hours : undefined
}

const maxDaysInSpan = 366

/** A list of days and of spans from a first to a last day. */
export const calendarDays: Kind<ReadonlySet<string>> = kindOf(
  'days such as 2027-05-07, or first and last day as 2027-12-24/2027-12-31, with commas',
  (text) => {
    const spans = text.split(',').map((span) => daysIn(span.trim()))
    return spans.every((days) => days.length > 0) ? new Set(spans.flat()) : undefined
  },
)

/** The days of a span; empty if it is invalid. */
function daysIn(span: string): string[] {
  const [first = '', last = first, ...more] = span.split('/')
  if (!isCalendarDate(first) || !isCalendarDate(last) || more.length > 0) return []
  const days: string[] = []
  for (let day: string | undefined = first; day !== undefined && day <= last; day = dayAfter(day)) {
    if (days.length === maxDaysInSpan) return []
    days.push(day)
  }
  return days
}
