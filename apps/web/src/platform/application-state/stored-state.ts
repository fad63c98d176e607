/** Parts that hold health answers or contact details: they are only ever stored sealed. */
export const privateParts = ['trial-finder'] as const
export type PrivatePart = (typeof privateParts)[number]

export interface SealedPart {
  /** base64, readable by this device alone */
  box: string
  /** milliseconds since 1970 */
  savedAt: number
}

/** The whole of what is readable under `localStorage["state"]`. */
export interface StoredState {
  version: 1
  sealed: Partial<Record<PrivatePart, SealedPart>>
}

export const cleanState: StoredState = { version: 1, sealed: {} }

/** Private parts live for 20 hours without use (WCAG 2.2.6). */
export const idleLimit = 20 * 60 * 60 * 1000

const longestText = 1_000_000

/** Never fails (R4-20, A-18): whatever this build did not write itself is dropped, the rest is kept field by field. */
export function parseStoredState(text: string | undefined, now: number): StoredState {
  return readStoredState(text, now) ?? cleanState
}

/** The same, but `undefined` for a text of another build, or of none. */
export function readStoredState(text: string | undefined, now: number): StoredState | undefined {
  if (text === undefined || text.length > longestText) return undefined
  const value = parseJson(text)
  if (!isRecord(value) || value['version'] !== 1) return undefined
  const stored = field(value, 'sealed')
  const sealed: StoredState['sealed'] = {}
  for (const part of privateParts) {
    const kept = sealedPart(field(stored, part), now)
    if (kept) sealed[part] = kept
  }
  return { version: 1, sealed }
}

function sealedPart(value: unknown, now: number): SealedPart | undefined {
  const box = field(value, 'box')
  const savedAt = field(value, 'savedAt')
  if (typeof box !== 'string' || !/^[A-Za-z0-9+/]+=*$/.test(box)) return undefined
  return typeof savedAt === 'number' && isFresh(savedAt, now) ? { box, savedAt } : undefined
}

/** A moment in the future counts by its distance, so that a clock set back keeps nothing for ever. */
export function isFresh(savedAt: number, now: number): boolean {
  return Math.abs(now - savedAt) <= idleLimit
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
