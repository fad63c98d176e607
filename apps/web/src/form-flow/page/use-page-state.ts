import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ApplicationState, ExternalChange, SavedIn } from '../../platform/application-state/application-state.ts'
import type { DraftIds } from '../../platform/draft-id/draft-ids.ts'
import { loadingTimeout, within } from '../../platform/timeout/within.ts'
import { hasAnswers, type PageDraft, withoutHoneypot } from './draft.ts'
import type { FlowPage } from './flow-page.ts'
import {
  changed,
  changedForm,
  type SavedPage,
  mergeTabDrafts,
  movedTo,
  opened,
  type PageState,
  replaced,
  stageIn,
} from './page-state.ts'

interface Device {
  applicationState: ApplicationState
  draftIds: () => Promise<DraftIds>
}

interface PageStateOptions<Draft extends PageDraft> {
  /** Returns the stage to show when the page opens. */
  stageOfVisit: (draft: Draft) => string
  /** Called when the draft was erased in another tab. */
  onGone: () => void
}

/**
 * The state of the page for this visit. The stored draft is read after hydration, and sealed and stored again with every change. Tabs are
 * synchronized: a tab with fewer answers overwrites nothing, and answers erased in one tab disappear in the others.
 */
export function usePageState<Draft extends PageDraft>(
  page: FlowPage<Draft>,
  { applicationState: device, draftIds }: Device,
  { stageOfVisit, onGone }: PageStateOptions<Draft>,
) {
  const { draft: kind } = page
  const [state, setState] = useState<PageState<Draft>>()
  const [lastSave, setLastSave] = useState<{ savedIn: SavedIn; of: Draft }>()
  const change = useCallback(
    (next: (current: PageState<Draft>) => PageState<Draft>) => setState((current) => current && next(current)),
    [],
  )

  // The stored state is outside React and unknown to the server.
  const open = useEffectEvent((value: unknown) => {
    const draft = kind.read(value)
    setState(opened(page, draft, stageOfVisit(draft)))
  })
  useEffect(() => {
    void device.open(kind.part).then(open)
  }, [kind, device])

  // Each change is saved after it is shown.
  useEffect(() => {
    if (!state?.isNew || !hasAnswers(kind, state.draft)) return
    const of = state.draft
    void device.save(kind.part, withoutHoneypot(of)).then((savedIn) => setLastSave({ savedIn, of }))
  }, [kind, device, state?.isNew, state?.draft])

  // The tab with the first answer gives the draft its id; if a tab that only follows did, it would restore its old state.
  const needsId = state?.isNew === true && state.draft.id === undefined && hasAnswers(kind, state.draft)
  useEffect(() => {
    if (!needsId) return
    draftIds()
      .then((ids) => ids.current())
      .then((id) => change((current) => changed(current, { ...current.draft, id })))
      .catch(() => {})
  }, [needsId, draftIds, change])

  const follow = useEffectEvent(async (foreign: ExternalChange) => {
    if (foreign === 'gone') {
      change((current) => replaced(current, kind.empty))
      onGone()
      return
    }
    const value = await device.open(kind.part)
    if (value === undefined) return
    change((current) => {
      const merged = mergeTabDrafts(current.draft, kind.read(value))
      return merged ? replaced(current, merged) : current
    })
  })
  useEffect(() => device.onExternalChange(kind.part, (foreign) => void follow(foreign)), [kind, device])

  const update = useCallback(
    (part: Partial<Draft>) => change((current) => changed(current, { ...current.draft, ...part })),
    [change],
  )
  const saved: SavedPage<Draft> = {
    draft: state?.draft,
    revision: state?.revision ?? 0,
    savedIn: lastSave?.savedIn,
    isSaving: state?.isNew === true && lastSave?.of !== state.draft,
    update,
    updateForm: (name, flow, changeWith) => change((current) => changedForm(current, name, flow, changeWith)),
    end: (part) => {
      const id = state?.draft.id
      if (id !== undefined) void draftIds().then((ids) => ids.end(id))
      change((current) => changed(current, { ...kind.empty, ...part }))
    },
    submissionKey: async (content) => {
      const ids = await within(loadingTimeout, draftIds())
      return ids.submissionKey(state?.draft.id ?? (await ids.current()), content)
    },
    erase: () => {
      void device.erase(kind.part)
      change((current) => replaced(current, kind.empty))
    },
  }
  /** Moves to `stage`; without one, to the shown stage. */
  const moveTo = useCallback(
    (stage?: string) => change((current) => movedTo(page, current, stage ?? stageIn(page, current))),
    [page, change],
  )
  return { saved, stage: state && stageIn(page, state), moveTo }
}
