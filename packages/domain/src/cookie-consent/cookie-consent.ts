/** What a visitor is asked for. `audience` stands for what French law exempts from consent, so it is as required as what the site needs to work (R2-92). */
export type ConsentValue = 'essential' | 'audience' | 'product' | 'tracking'

/** In the order in which they are asked; what is required is always on. */
export const consentCategories: readonly { id: ConsentValue; isRequired: boolean }[] = [
  { id: 'essential', isRequired: true },
  { id: 'audience', isRequired: true },
  { id: 'product', isRequired: false },
  { id: 'tracking', isRequired: false },
]

/** Whether a visitor may refuse it. */
export function isOptional(value: ConsentValue): boolean {
  return consentCategories.some(({ id, isRequired }) => id === value && !isRequired)
}

/** A choice that a visitor made. */
export interface CookieConsent {
  /** Of what was asked: a choice about something else does not count. */
  version: number
  /** ISO 8601. */
  at: string
  values: readonly ConsentValue[]
}

/** Where a browser keeps the choice, readable by page and server alike (R9-09), and for how many seconds: half a year, as the CNIL advises. */
export const consentKey = { name: 'cookie-comply', maxAge: 182 * 86_400 }

const version = 1

/** A clock may be wrong by a day; a choice from later than that was not made yet. */
const tolerance = 86_400_000

/**
 * The choice that was made by words: `required` or `all`, whatever else is said, or the optional values that are wanted (R4-32 to
 * R4-34). What is no value is none.
 */
export function cookieConsent(words: readonly string[], now: Date): CookieConsent {
  return { version, at: now.toISOString(), values: valuesOf(words) }
}

function valuesOf(words: readonly string[]): readonly ConsentValue[] {
  const isWanted = (id: string) => !words.includes('required') && (words.includes('all') || words.includes(id))
  return consentCategories.filter(({ id, isRequired }) => isRequired || isWanted(id)).map(({ id }) => id)
}

/** The choice that a text holds; undefined unless it is one that counts today. */
export function readCookieConsent(text: string | null | undefined, now: Date): CookieConsent | undefined {
  const stored = parsed(text ?? '')
  if (typeof stored !== 'object' || stored === null) return undefined
  const { version: asked, at, values } = stored as Partial<Record<keyof CookieConsent, unknown>>
  if (asked !== version || typeof at !== 'string' || !Array.isArray(values)) return undefined
  const age = now.getTime() - Date.parse(at)
  if (!(age >= -tolerance && age < consentKey.maxAge * 1000)) return undefined
  return { version, at, values: valuesOf(consentCategories.map(({ id }) => id).filter((id) => values.includes(id))) }
}

/** Which values count: what is optional does not for a browser that says no for its person (Global Privacy Control). */
export function countingValues(
  consent: CookieConsent | undefined,
  isRefusedByBrowser: boolean,
): readonly ConsentValue[] {
  return valuesOf(isRefusedByBrowser ? [] : (consent?.values ?? []))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
