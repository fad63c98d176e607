export interface SealedPart {
  /** base64, readable by this device alone */
  ciphertext: string
  /** milliseconds since 1970 */
  savedAt: number
  /** Longer than 20 hours, because the person asked for it. */
  lifetime?: Exclude<Lifetime, 'visit'>
}

/** How long a private part lives without being saved again. */
export type Lifetime = 'visit' | 'month' | 'year'

/** The whole of what is readable under `localStorage["state"]`. */
export interface StoredState {
  version: 2
  /** Parts that hold health answers or contact details, by the name that their owner gives them. */
  sealed: Readonly<Record<string, SealedPart>>
}

export const cleanState: StoredState = { version: 2, sealed: {} }

/** Private parts live for 20 hours without use (WCAG 2.2.6). */
export const idleLimit = 20 * 60 * 60 * 1000

const day = 24 * 60 * 60 * 1000

const limits: Record<Lifetime, number> = { visit: idleLimit, month: 30 * day, year: 365 * day }

const maxText = 1_000_000
const maxParts = 20
const partName = /^[a-z][a-z-]{0,39}$/
/** What a part calls its ciphertext, by the version of the state: what the build before kept is read too. */
const ciphertextNames: ReadonlyMap<unknown, string> = new Map([
  [1, 'box'],
  [2, 'ciphertext'],
])

/** Never fails (R4-20, A-18): whatever this build did not write itself is dropped, the rest is kept field by field. */
export function parseStoredState(text: string | undefined, now: number): StoredState {
  return readStoredState(text, now) ?? cleanState
}

/** The same, but `undefined` for a text of another build, or of none. */
export function readStoredState(text: string | undefined, now: number): StoredState | undefined {
  if (text === undefined || text.length > maxText) return undefined
  const value = parseJson(text)
  const ciphertextName = isRecord(value) ? ciphertextNames.get(value['version']) : undefined
  if (ciphertextName === undefined) return undefined
  return { version: 2, sealed: sealedParts(field(value, 'sealed'), ciphertextName, now) }
}

/** Also those of a page that is not open: their owner reads them when it is. */
function sealedParts(stored: unknown, ciphertextName: string, now: number): StoredState['sealed'] {
  if (!isRecord(stored)) return {}
  const kept = Object.entries(stored).flatMap(([name, value]) => {
    const part = partName.test(name) ? sealedPart(value, ciphertextName, now) : undefined
    return part ? [[name, part] as const] : []
  })
  return Object.fromEntries(kept.slice(0, maxParts))
}

function sealedPart(value: unknown, ciphertextName: string, now: number): SealedPart | undefined {
  const ciphertext = field(value, ciphertextName)
  const savedAt = field(value, 'savedAt')
  if (typeof ciphertext !== 'string' || !/^[A-Za-z0-9+/]+=*$/.test(ciphertext)) return undefined
  const asked = field(value, 'lifetime')
  const lifetime = asked === 'month' || asked === 'year' ? asked : 'visit'
  if (typeof savedAt !== 'number' || !isFresh(savedAt, now, lifetime)) return undefined
  return sealedOf(ciphertext, savedAt, lifetime)
}

/** The part as it is kept. */
export function sealedOf(ciphertext: string, savedAt: number, lifetime: Lifetime): SealedPart {
  return lifetime === 'visit' ? { ciphertext, savedAt } : { ciphertext, savedAt, lifetime }
}

/** A moment in the future counts by its distance, so that a clock set back keeps nothing for ever. */
export function isFresh(savedAt: number, now: number, lifetime: Lifetime = 'visit'): boolean {
  return Math.abs(now - savedAt) <= limits[lifetime]
}

/** For how long a part is kept, and when that ends unless it is saved again. */
export interface KeptFor {
  until: Date
  lifetime: Lifetime
}

export function keptFor({ savedAt, lifetime: asked }: SealedPart): KeptFor {
  const lifetime = asked ?? 'visit'
  return { until: new Date(savedAt + limits[lifetime]), lifetime }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
