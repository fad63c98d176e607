import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ApplicationState, ExternalChange, Keeping } from '../../platform/application-state/application-state.ts'
import type { DraftIds } from '../../platform/draft-id/draft-ids.ts'
import { loadingTimeout } from '../../platform/timeout/loading-timeout.ts'
import { within } from '../../platform/timeout/within.ts'
import type { FlowDraft } from './flow-draft.ts'
import { withoutHoneypot } from './honeypot.ts'
import { mergeTabDrafts } from './merge-tab-drafts.ts'
import { type DraftKind, holdsAnything, type PageDraft } from './page-draft.ts'

/** A draft and what may happen to it. */
export interface PersistedDraft<Draft extends PageDraft> {
  /** Undefined until it is known what this device remembers. */
  draft: Draft | undefined
  /** Counts how often the draft was replaced from outside: forms then begin anew. */
  revision: number
  /** Undefined until the device has said. */
  keeping: Keeping | undefined
  /** Whether the device has not yet said so of the last change. */
  isSaving: boolean
  update: (change: Partial<Draft>) => void
  /** Keeps one flow, and what changes with it. */
  updateFlow: (name: string, flow: FlowDraft, change?: Partial<Draft>) => void
  updateStage: (stage: Draft['stage']) => void
  /** The submission was confirmed: a draft without its answers begins. */
  end: (change: Partial<Draft>) => void
  /** The same for the same content of this draft (R0-16). */
  submissionKey: (content: unknown) => Promise<string>
  erase: () => void
}

interface Shown<Draft> {
  draft: Draft
  revision: number
  /** Not yet known to the device. */
  isNew: boolean
}

interface Device {
  applicationState: ApplicationState
  draftIds: () => Promise<DraftIds>
}

/**
 * The draft of this visit, read once the page is hydrated and sealed again with every change. Tabs follow one another: nothing
 * is lost to a tab that knew less, and what was erased in one does not come back from another. `onGone` is then called.
 */
export function usePersistedDraft<Draft extends PageDraft>(
  kind: DraftKind<Draft>,
  { applicationState: state, draftIds }: Device,
  onGone: () => void,
): PersistedDraft<Draft> {
  const [shown, setShown] = useState<Shown<Draft>>()
  const [saved, setSaved] = useState<{ keeping: Keeping; of: Draft }>()

  // What the device remembers lies outside React and is unknown to the server.
  useEffect(() => {
    let isWanted = true
    const show = (value: unknown) => setShown({ draft: kind.read(value), revision: 0, isNew: true })
    void state.open(kind.part).then((value) => isWanted && show(value))
    return () => {
      isWanted = false
    }
  }, [kind, state])

  const change = useCallback(
    (changed: (draft: Draft) => Draft) =>
      setShown((current = { draft: kind.empty, revision: 0, isNew: false }) => {
        const draft = changed(current.draft)
        return isSame(current.draft, draft) ? current : { ...current, draft, isNew: true }
      }),
    [kind],
  )
  const update = useCallback((part: Partial<Draft>) => change((draft) => ({ ...draft, ...part })), [change])
  const updateStage = useCallback((stage: Draft['stage']) => change((draft) => ({ ...draft, stage })), [change])
  const updateFlow = useCallback(
    (name: string, flow: FlowDraft, part: Partial<Draft> = {}) =>
      change((draft) => ({ ...draft, ...part, flows: { ...draft.flows, [name]: flow } })),
    [change],
  )

  // The device is told of each change after it is shown.
  useEffect(() => {
    if (!shown?.isNew || !holdsAnything(kind, shown.draft)) return
    const of = shown.draft
    void state.save(kind.part, withoutHoneypot(of)).then((keeping) => setSaved({ keeping, of }))
  }, [kind, state, shown])

  // A draft has its id from the first answer on, given by the tab in which it was answered: one that only follows would bring back what it knew.
  const needsId = shown?.isNew === true && shown.draft.id === undefined && holdsAnything(kind, shown.draft)
  useEffect(() => {
    if (!needsId) return
    draftIds()
      .then((ids) => ids.current())
      .then((id) => change((draft) => ({ ...draft, id })))
      .catch(() => {})
  }, [needsId, draftIds, change])

  const replaceBy = (replacement: (own: Draft) => Draft | undefined) =>
    setShown((current) => {
      const draft = current && replacement(current.draft)
      return draft ? { draft, revision: current.revision + 1, isNew: false } : current
    })
  const follow = useEffectEvent(async (foreign: ExternalChange) => {
    if (foreign === 'gone') {
      replaceBy(() => kind.empty)
      onGone()
      return
    }
    const value = await state.open(kind.part)
    if (value !== undefined) replaceBy((own) => mergeTabDrafts(own, kind.read(value)))
  })
  useEffect(() => state.onExternalChange(kind.part, (foreign) => void follow(foreign)), [kind, state])

  const end = (part: Partial<Draft>) => {
    const id = shown?.draft.id
    if (id !== undefined) void draftIds().then((ids) => ids.end(id))
    change(() => ({ ...kind.empty, ...part }))
  }
  const erase = () => {
    void state.erase(kind.part)
    setShown((current) => ({ draft: kind.empty, revision: (current?.revision ?? 0) + 1, isNew: false }))
  }
  const submissionKey = async (content: unknown) => {
    const ids = await within(loadingTimeout, draftIds())
    return ids.submissionKey(shown?.draft.id ?? (await ids.current()), content)
  }
  const { draft, revision = 0, isNew = false } = shown ?? {}
  const isSaving = isNew && saved?.of !== draft
  return {
    draft,
    revision,
    keeping: saved?.keeping,
    isSaving,
    update,
    updateStage,
    updateFlow,
    end,
    submissionKey,
    erase,
  }
}

function isSame(before: PageDraft, after: PageDraft): boolean {
  const { flows: flowsBefore, ...restBefore } = before
  const { flows: flowsAfter, ...restAfter } = after
  return hasSameParts(restBefore, restAfter) && hasSameParts(flowsBefore, flowsAfter)
}

function hasSameParts(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  return [...Object.keys(before), ...Object.keys(after)].every((name) => before[name] === after[name])
}
