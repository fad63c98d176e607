import { update } from 'idb-keyval'

/** Which draft a device works on. */
export interface CurrentDraft {
  /** 128 random bits, hexadecimal. */
  id: string
  /** milliseconds since 1970 */
  takenAt: number
}

type Change = (current: CurrentDraft | undefined) => CurrentDraft | undefined

/** Where all tabs of a device find the id of its draft. */
export interface DraftIdStore {
  /** Changes it without another tab coming between, and returns what stands now. */
  update: (change: Change) => Promise<CurrentDraft | undefined>
}

/** In the database in which the key is kept as well, and cleared with it. */
export const indexedDbDraftIdStore: DraftIdStore = {
  update: async (change) => {
    let current: CurrentDraft | undefined
    await update<CurrentDraft | undefined>('draft', (kept) => {
      current = change(kept)
      return current
    })
    return current
  },
}

/** For tests, and for the tab where the device keeps nothing. */
export function memoryDraftIdStore(): DraftIdStore {
  let current: CurrentDraft | undefined
  return {
    update: async (change) => {
      current = change(current)
      return current
    },
  }
}
