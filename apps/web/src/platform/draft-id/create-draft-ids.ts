import { isFresh } from '../application-state/stored-state.ts'
import { deviceTimeout } from '../timeout/device-timeout.ts'
import { createAsk } from '../timeout/silent-device.ts'
import { type DraftIdShelf, memoryDraftIdShelf } from './draft-id-shelf.ts'
import type { DraftIds } from './draft-ids.ts'
import { randomId } from './random-id.ts'
import { createSubmissionKeys } from './submission-keys.ts'

interface DraftIdPorts {
  shelf: DraftIdShelf
  /** Milliseconds after which a device that does not answer counts as one that keeps nothing. */
  timeout: number
  /** milliseconds since 1970 */
  now: () => number
}

export function createDraftIds({ shelf, timeout, now }: DraftIdPorts): DraftIds {
  const tab = memoryDraftIdShelf()
  const ask = createAsk(timeout)

  async function takeFrom(place: DraftIdShelf): Promise<string> {
    const taken = { id: randomId(), takenAt: now() }
    const current = await place.update((kept) => (kept && isFresh(kept.takenAt, now()) ? kept : taken))
    return current?.id ?? taken.id
  }

  /** What another tab has begun since stays. */
  async function endIn(place: DraftIdShelf, id: string): Promise<void> {
    await place.update((kept) => (kept?.id === id ? undefined : kept))
  }

  return {
    current: async () => {
      const onDevice = await ask(() => takeFrom(shelf))
      return onDevice?.answer ?? takeFrom(tab)
    },
    end: async (id) => {
      await Promise.all([ask(() => endIn(shelf, id)), endIn(tab, id)])
    },
    submissionKey: createSubmissionKeys(crypto),
  }
}

/** For stories. */
export function createMemoryDraftIds(): DraftIds {
  return createDraftIds({ shelf: memoryDraftIdShelf(), timeout: deviceTimeout, now: Date.now })
}
