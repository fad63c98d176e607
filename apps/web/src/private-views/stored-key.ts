import type { ApplicationState, SavedIn } from '../platform/application-state/application-state.ts'
import type { Lifetime } from '../platform/application-state/stored-state.ts'

/** A sealed part that stores the key to a record; it expires after 20 hours without use. */
export interface StoredKey {
  part: string
  open: (state: Pick<ApplicationState, 'open'>) => Promise<string | undefined>
  save: (state: Pick<ApplicationState, 'save'>, id: string, lifetime?: Lifetime) => Promise<SavedIn>
  erase: (state: Pick<ApplicationState, 'open' | 'save' | 'erase'>) => Promise<void>
}

export function storedKey(part: string): StoredKey {
  return {
    part,
    open: async (state) => {
      const saved = await state.open(part)
      const id = typeof saved === 'object' && saved !== null && 'id' in saved ? saved.id : undefined
      return isKey(id) ? id : undefined
    },
    save: (state, id, lifetime) => state.save(part, { id }, lifetime),
    erase: (state) => state.erase(part),
  }
}

/** The request that this device last sent or opened. */
export const ownRequestKey = storedKey('own-request')

/** Whether a text has the form of a key to a result or a request: 128 bits. Anybody who has the key may read and erase the record. */
export function isKey(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{22}$/.test(text)
}

/** The key after the # of a link, even if a mail program appended punctuation to the link. */
export function keyAt(hash: string): string | undefined {
  return /^[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/.exec(hash)?.[0]
}
