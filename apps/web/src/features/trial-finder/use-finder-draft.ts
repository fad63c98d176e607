import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ForeignChange, Keeping } from '../../platform/application-state/application-state.ts'
import { loadingTimeout } from '../../platform/timeout/loading-timeout.ts'
import { within } from '../../platform/timeout/within.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { cleanDraft, type FinderDraft, holdsAnything, readFinderDraft } from './finder-draft.ts'
import { afterOtherTab } from './other-tab.ts'

const part = 'trial-finder'

export interface KeptDraft {
  /** Undefined until it is known what this device remembers. */
  draft: FinderDraft | undefined
  /** Counts how often the draft was replaced from outside: forms then begin anew. */
  revision: number
  /** Undefined until the device has said. */
  keeping: Keeping | undefined
  update: (change: Partial<FinderDraft>) => void
  /** The submission was confirmed: a draft without its answers begins. */
  end: (change: Partial<FinderDraft>) => void
  /** The same for the same content of this draft (R0-16). */
  submissionKey: (content: unknown) => Promise<string>
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
export function useFinderDraft(
  { applicationState: state, draftIds }: Pick<RouterContext, 'applicationState' | 'draftIds'>,
  onGone: () => void,
): KeptDraft {
  const [shown, setShown] = useState<Shown>()
  const [keeping, setKeeping] = useState<Keeping>()

  // What the device remembers lies outside React and is unknown to the server.
  useEffect(() => {
    let isWanted = true
    const show = (value: unknown) => setShown({ draft: readFinderDraft(value), revision: 0, isNew: true })
    void state.open(part).then((value) => isWanted && show(value))
    return () => {
      isWanted = false
    }
  }, [state])

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

  // The device is told of each change after it is shown.
  useEffect(() => {
    if (shown?.isNew && holdsAnything(shown.draft)) void state.save(part, shown.draft).then(setKeeping)
  }, [state, shown])

  // A draft has its id from the first answer on, given by the tab in which it was answered: one that only follows would bring back what it knew.
  const needsId = shown?.isNew === true && shown.draft.id === undefined && holdsAnything(shown.draft)
  useEffect(() => {
    if (!needsId) return
    draftIds()
      .then((ids) => ids.current())
      .then((id) => update({ id }))
      .catch(() => {})
  }, [needsId, draftIds, update])

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

  const end = (change: Partial<FinderDraft>) => {
    const id = shown?.draft.id
    if (id !== undefined) void draftIds().then((ids) => ids.end(id))
    update({ ...cleanDraft, id: undefined, trial: undefined, result: undefined, ...change })
  }
  const erase = () => {
    void state.erase(part)
    setShown((current) => ({ draft: cleanDraft, revision: (current?.revision ?? 0) + 1, isNew: false }))
  }
  const submissionKey = async (content: unknown) => {
    const ids = await within(loadingTimeout, draftIds())
    return ids.submissionKey(shown?.draft.id ?? (await ids.current()), content)
  }
  return { draft: shown?.draft, revision: shown?.revision ?? 0, keeping, update, end, submissionKey, erase }
}
