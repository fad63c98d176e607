import { update } from 'idb-keyval'
import { isFresh } from '../application-state/stored-state.ts'
import { createAsk, deviceTimeout } from '../timeout/silent-device.ts'

/** The current draft of a device. */
interface CurrentDraft {
  /** 128 random bits, hexadecimal. */
  id: string
  /** milliseconds since 1970 */
  takenAt: number
}

type Change = (current: CurrentDraft | undefined) => CurrentDraft | undefined

/** The storage of the current draft's id, shared by all tabs of a device. */
export interface DraftIdStore {
  /** Updates the current draft atomically across tabs, and returns the new value. */
  update: (change: Change) => Promise<CurrentDraft | undefined>
}

/** The id is in the same database as the key for sealing, so both are cleared together. */
export const indexedDbDraftIdStore: DraftIdStore = {
  update: async (change) => {
    let current: CurrentDraft | undefined
    await update<CurrentDraft | undefined>('draft', (saved) => {
      current = change(saved)
      return current
    })
    return current
  },
}

/** A store in memory, for tests and for tabs of a device without storage. */
export function memoryDraftIdStore(): DraftIdStore {
  let current: CurrentDraft | undefined
  return {
    update: async (change) => {
      current = change(current)
      return current
    },
  }
}

/** Ids of a device's draft and keys of its submissions (R0-16). */
export interface DraftIds {
  /**
   * The id of the current draft: 128 random bits, hexadecimal. It is the same in every tab of the device until the draft is ended, erased
   * or 20 hours old.
   */
  current: () => Promise<string>
  /** Ends a draft. The next draft gets a new id, so that a later submission never gets the response to an earlier one. */
  end: (id: string) => Promise<void>
  /** The unguessable key of a submission, the same for the same content (any JSON) of the same draft. */
  submissionKey: (id: string, content: unknown) => Promise<string>
}

interface DraftIdPorts {
  store: DraftIdStore
  /** Milliseconds after which an unresponsive device storage counts as unavailable. */
  timeout: number
  /** milliseconds since 1970 */
  now: () => number
}

export function createDraftIds({ store, timeout, now }: DraftIdPorts): DraftIds {
  const tab = memoryDraftIdStore()
  const ask = createAsk(timeout)

  async function readOrCreateIn(ids: DraftIdStore): Promise<string> {
    const taken = { id: randomId(), takenAt: now() }
    const current = await ids.update((saved) => (saved && isFresh(saved.takenAt, now()) ? saved : taken))
    return current?.id ?? taken.id
  }

  /** Does not end a newer draft that another tab has begun. */
  async function endIn(ids: DraftIdStore, id: string): Promise<void> {
    await ids.update((saved) => (saved?.id === id ? undefined : saved))
  }

  return {
    current: async () => {
      const onDevice = await ask(() => readOrCreateIn(store))
      return onDevice?.answer ?? readOrCreateIn(tab)
    },
    end: async (id) => {
      await Promise.all([ask(() => endIn(store, id)), endIn(tab, id)])
    },
    submissionKey: createSubmissionKeys(crypto),
  }
}

/** Draft ids in memory, for stories. */
export function createMemoryDraftIds(): DraftIds {
  return createDraftIds({ store: memoryDraftIdStore(), timeout: deviceTimeout, now: Date.now })
}

/** Returns the key under which the content of a draft is submitted; the content is a JSON value. */
type SubmissionKeys = (draftId: string, content: unknown) => Promise<string>

/**
 * Returns the same key for the same content of the same draft (R0-16): a digest of both in base64, which reveals neither. A page served
 * over plain http has no `subtle`; there the key is random, and the tab remembers it.
 */
export function createSubmissionKeys({ subtle }: { subtle?: SubtleCrypto }): SubmissionKeys {
  const keysByText = new Map<string, string>()
  return async (draftId, content) => {
    const text = JSON.stringify([draftId, content])
    if (!subtle) {
      const key = keysByText.get(text) ?? randomId()
      keysByText.set(text, key)
      return key
    }
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
    return btoa(String.fromCharCode(...new Uint8Array(digest)))
  }
}

/** 128 random bits, hexadecimal; `randomUUID` is unavailable on plain http, where this is needed. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
