import type { Locale } from '@clairmemoire/domain/locale'
import { useCallback, useEffect, useState } from 'react'
import type { ApplicationState, Keeping } from '../../platform/application-state/application-state.ts'
import { cleanDraft, type FinderDraft, readFinderDraft } from './finder-draft.ts'
import { inLocale } from './finder-stage.ts'

const part = 'trial-finder'

export interface KeptDraft {
  /** Undefined until it is known what this device remembers. */
  draft: FinderDraft | undefined
  keeping: Keeping
  update: (change: Partial<FinderDraft>) => void
  erase: () => void
}

/** The draft of this visit, read once the page is hydrated and sealed again with every change. */
export function useFinderDraft(state: ApplicationState, locale: Locale): KeptDraft {
  const [draft, setDraft] = useState<FinderDraft>()
  const [keeping, setKeeping] = useState<Keeping>('device')

  // What the device remembers lies outside React and is unknown to the server.
  useEffect(() => {
    let isWanted = true
    void state.open(part).then((value) => isWanted && setDraft(inLocale(readFinderDraft(value), locale)))
    return () => {
      isWanted = false
    }
  }, [state, locale])

  // The device is told of each change after it is shown.
  useEffect(() => {
    if (draft && draft !== cleanDraft) void state.save(part, draft).then(setKeeping)
  }, [state, draft])

  const update = useCallback(
    (change: Partial<FinderDraft>) => setDraft((current) => ({ ...(current ?? cleanDraft), ...change })),
    [],
  )
  const erase = () => {
    void state.erase(part)
    setDraft(cleanDraft)
  }
  return { draft, keeping, update, erase }
}
