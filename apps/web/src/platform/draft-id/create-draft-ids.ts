import { isFresh } from '../application-state/stored-state.ts'
import { deviceTimeout } from '../timeout/device-timeout.ts'
import { createAsk } from '../timeout/silent-device.ts'
import { type DraftIdStore, memoryDraftIdStore } from './draft-id-store.ts'
import type { DraftIds } from './draft-ids.ts'
import { randomId } from './random-id.ts'
import { createSubmissionKeys } from './submission-keys.ts'

interface DraftIdPorts {
  store: DraftIdStore
  /** Milliseconds after which a device that does not answer counts as one that keeps nothing. */
  timeout: number
  /** milliseconds since 1970 */
  now: () => number
}

export function createDraftIds({ store, timeout, now }: DraftIdPorts): DraftIds {
  const tab = memoryDraftIdStore()
  const ask = createAsk(timeout)

  async function takeFrom(ids: DraftIdStore): Promise<string> {
    const taken = { id: randomId(), takenAt: now() }
    const current = await ids.update((kept) => (kept && isFresh(kept.takenAt, now()) ? kept : taken))
    return current?.id ?? taken.id
  }

  /** What another tab has begun since stays. */
  async function endIn(ids: DraftIdStore, id: string): Promise<void> {
    await ids.update((kept) => (kept?.id === id ? undefined : kept))
  }

  return {
    current: async () => {
      const onDevice = await ask(() => takeFrom(store))
      return onDevice?.answer ?? takeFrom(tab)
    },
    end: async (id) => {
      await Promise.all([ask(() => endIn(store, id)), endIn(tab, id)])
    },
    submissionKey: createSubmissionKeys(crypto),
  }
}

/** For stories. */
export function createMemoryDraftIds(): DraftIds {
  return createDraftIds({ store: memoryDraftIdStore(), timeout: deviceTimeout, now: Date.now })
}
