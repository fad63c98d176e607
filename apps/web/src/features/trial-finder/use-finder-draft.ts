import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ApplicationState, ForeignChange, Keeping } from '../../platform/application-state/application-state.ts'
import { cleanDraft, type FinderDraft, holdsAnything, readFinderDraft } from './finder-draft.ts'
import { afterOtherTab } from './other-tab.ts'

const part = 'trial-finder'

export interface KeptDraft {
  /** Undefined until it is known what this device remembers. */
  draft: FinderDraft | undefined
  /** Counts how often the draft was replaced from outside: forms then begin anew. */
  revision: number
  keeping: Keeping
  update: (change: Partial<FinderDraft>) => void
  erase: () => void
}

interface Shown {
  draft: FinderDraft
  revision: number
  /** Not yet known to the device. */
  isNew: boolean
}

/**
 * The draft of this visit, read once the page is hydrated and sealed again with every change. Tabs follow one another: nothing
 * is lost to a tab that knew less, and what was erased in one does not come back from another. `onGone` is then called.
 */
export function useFinderDraft(state: ApplicationState, onGone: () => void): KeptDraft {
  const [shown, setShown] = useState<Shown>()
  const [keeping, setKeeping] = useState<Keeping>('device')

  // What the device remembers lies outside React and is unknown to the server.
  useEffect(() => {
    let isWanted = true
    const show = (value: unknown) => setShown({ draft: readFinderDraft(value), revision: 0, isNew: true })
    void state.open(part).then((value) => isWanted && show(value))
    return () => {
      isWanted = false
    }
  }, [state])

  // The device is told of each change after it is shown.
  useEffect(() => {
    if (shown?.isNew && holdsAnything(shown.draft)) void state.save(part, shown.draft).then(setKeeping)
  }, [state, shown])

  const replaceBy = (replacement: (own: FinderDraft) => FinderDraft | undefined) =>
    setShown((current) => {
      const draft = current && replacement(current.draft)
      return draft ? { draft, revision: current.revision + 1, isNew: false } : current
    })
  const follow = useEffectEvent(async (change: ForeignChange) => {
    if (change === 'gone') {
      replaceBy(() => cleanDraft)
      onGone()
      return
    }
    const value = await state.open(part)
    if (value !== undefined) replaceBy((own) => afterOtherTab(own, readFinderDraft(value)))
  })
  useEffect(() => state.onForeignChange(part, (change) => void follow(change)), [state])

  const update = useCallback(
    (change: Partial<FinderDraft>) =>
      setShown((current = { draft: cleanDraft, revision: 0, isNew: false }) => {
        const draft = { ...current.draft, ...change }
        const isSame = Object.entries(change).every(
          ([name, value]) => value === current.draft[name as keyof FinderDraft],
        )
        return isSame ? current : { ...current, draft, isNew: true }
      }),
    [],
  )
  const erase = () => {
    void state.erase(part)
    setShown((current) => ({ draft: cleanDraft, revision: (current?.revision ?? 0) + 1, isNew: false }))
  }
  return { draft: shown?.draft, revision: shown?.revision ?? 0, keeping, update, erase }
}
