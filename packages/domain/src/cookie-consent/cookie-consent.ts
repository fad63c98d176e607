/** The categories a visitor is asked about. French law exempts `audience` from consent, so it is required like `essential` (R2-92). */
export type ConsentValue = 'essential' | 'audience' | 'product' | 'tracking'

/** The categories in the order in which they are shown; required ones are always on. */
export const consentCategories: readonly { id: ConsentValue; isRequired: boolean }[] = [
  { id: 'essential', isRequired: true },
  { id: 'audience', isRequired: true },
  { id: 'product', isRequired: false },
  { id: 'tracking', isRequired: false },
]

/** Whether a visitor may refuse the category. */
export function isOptional(value: ConsentValue): boolean {
  return consentCategories.some(({ id, isRequired }) => id === value && !isRequired)
}

/** A visitor's choice. */
export interface CookieConsent {
  /** The version of the question; an answer to another version does not count. */
  version: number
  /** The time of the choice, in ISO 8601. */
  at: string
  values: readonly ConsentValue[]
}

/** The name of the cookie, which page and server can read (R9-09), and its lifetime in seconds: half a year, as the CNIL advises. */
export const consentKey = { name: 'cookie-comply', maxAge: 182 * 86_400 }

const version = 1

/** A device's clock may be ahead by a day, in milliseconds; a choice dated further in the future is invalid. */
const tolerance = 86_400_000

/**
 * The choice in the values of the consent form: `required` accepts no optional category; otherwise `all` accepts every one, or the values
 * name the accepted ones (R4-32 to R4-34). Unknown values are ignored.
 */
export function cookieConsent(formValues: readonly string[], now: Date): CookieConsent {
  return { version, at: now.toISOString(), values: valuesOf(formValues) }
}

function valuesOf(formValues: readonly string[]): readonly ConsentValue[] {
  const isWanted = (id: string) =>
    !formValues.includes('required') && (formValues.includes('all') || formValues.includes(id))
  return consentCategories.filter(({ id, isRequired }) => isRequired || isWanted(id)).map(({ id }) => id)
}

/** Parses a stored choice; undefined if it is invalid or has expired. */
export function readCookieConsent(text: string | null | undefined, now: Date): CookieConsent | undefined {
  const stored = parsed(text ?? '')
  if (typeof stored !== 'object' || stored === null) return undefined
  const { version: asked, at, values } = stored as Partial<Record<keyof CookieConsent, unknown>>
  if (asked !== version || typeof at !== 'string' || !Array.isArray(values)) return undefined
  const age = now.getTime() - Date.parse(at)
  if (!(age >= -tolerance && age < consentKey.maxAge * 1000)) return undefined
  return { version, at, values: valuesOf(consentCategories.map(({ id }) => id).filter((id) => values.includes(id))) }
}

/** The allowed categories: only the required ones if the browser sends Global Privacy Control. */
export function allowedValues(
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
