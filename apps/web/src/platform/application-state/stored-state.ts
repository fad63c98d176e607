export interface SealedPart {
  /** base64, readable by this device only */
  ciphertext: string
  /** milliseconds since 1970 */
  savedAt: number
  /** Set only if the part is stored for longer than 20 hours, at the person's request. */
  lifetime?: Exclude<Lifetime, 'visit'>
}

/** The lifetime of a private part after its last save. */
export type Lifetime = 'visit' | 'month' | 'year'

/** The value stored under `localStorage["state"]`. Without the key only these fields can be read. */
export interface StoredState {
  version: 2
  /** Parts with health answers or contact details, by the name of the part. */
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
/**
 * The name of the field with the ciphertext, by version of the state. Version 1 is that of an earlier build, whose state can still be read.
 */
const ciphertextNames: ReadonlyMap<unknown, string> = new Map([
  [1, 'box'],
  [2, 'ciphertext'],
])

/** Parses the stored text field by field and drops everything that this build does not know. Never throws (R4-20, A-18). */
export function parseStoredState(text: string | undefined, now: number): StoredState {
  return readStoredState(text, now) ?? cleanState
}

/** Parses the stored text; `undefined` without a text, or if another build wrote it. */
export function readStoredState(text: string | undefined, now: number): StoredState | undefined {
  if (text === undefined || text.length > maxText) return undefined
  const value = parseJson(text)
  const ciphertextName = isRecord(value) ? ciphertextNames.get(value['version']) : undefined
  if (ciphertextName === undefined) return undefined
  return { version: 2, sealed: sealedParts(field(value, 'sealed'), ciphertextName, now) }
}

/** Also returns parts of pages that are not open, because their code reads them later. */
function sealedParts(stored: unknown, ciphertextName: string, now: number): StoredState['sealed'] {
  if (!isRecord(stored)) return {}
  const saved = Object.entries(stored).flatMap(([name, value]) => {
    const part = partName.test(name) ? sealedPart(value, ciphertextName, now) : undefined
    return part ? [[name, part] as const] : []
  })
  return Object.fromEntries(saved.slice(0, maxParts))
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

/** The stored form of a part. */
export function sealedOf(ciphertext: string, savedAt: number, lifetime: Lifetime): SealedPart {
  return lifetime === 'visit' ? { ciphertext, savedAt } : { ciphertext, savedAt, lifetime }
}

/** Whether a part has not expired. A time in the future counts by its distance, so that a clock set back does not keep parts for ever. */
export function isFresh(savedAt: number, now: number, lifetime: Lifetime = 'visit'): boolean {
  return Math.abs(now - savedAt) <= limits[lifetime]
}

/** The lifetime of a part, and the date when it expires unless it is saved again. */
export interface StoredFor {
  until: Date
  lifetime: Lifetime
}

export function storedFor({ savedAt, lifetime: asked }: SealedPart): StoredFor {
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
