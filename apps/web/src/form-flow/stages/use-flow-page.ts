import { useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageDraft } from '../drafts/page-draft.ts'
import { type PersistedDraft, usePersistedDraft } from '../drafts/use-persisted-draft.ts'
import { useNewStep } from '../navigation/use-new-step.ts'
import { useHistoryPosition } from '../navigation/use-step-history.ts'
import type { FlowPage } from './flow-page.ts'
import { isStageName } from './stages.ts'
import type { FlowSite } from './visit.ts'

export interface FlowPageState<Draft extends PageDraft> {
  /** Erasing leads back to the introduction. */
  kept: PersistedDraft<Draft>
  /** Undefined until it is known what this device remembers. */
  stage: Draft['stage'] | undefined
  goTo: (stage: Draft['stage']) => void
  /**
   * Begins, with this change of the draft. Who presses before it is known what this device remembers begins once it is; what it
   * remembers comes first, for it may be of somebody else.
   */
  begin: (first: Draft['stage'], change?: Partial<Draft>) => void
}

/** Where a visitor stands in a page with flows: every stage is an entry of the history, also the one that this device remembered. */
export function useFlowPage<Draft extends PageDraft>(page: FlowPage<Draft>, site: FlowSite): FlowPageState<Draft> {
  const navigate = useNavigate()
  const [pageAfter, setPageAfter] = useState<string>()
  const goTo = (stage: Draft['stage']) => {
    const after = isStageName<Draft>(stage) ? page.pagesAfter?.[stage] : undefined
    if (after === undefined) void navigate({ to: '.', state: { position: { stage } } })
    else setPageAfter(after)
  }
  // Only after this page has told the device what it is to keep.
  useEffect(() => {
    if (pageAfter !== undefined) void navigate({ to: pageAfter })
  }, [navigate, pageAfter])
  const kept = usePersistedDraft(page.draft, site, () => goTo('introduction'))
  const position = useHistoryPosition()
  const { draft } = kept
  const stage = draft && (position ? page.allowedStage(draft, position.stage) : stageOfVisit(draft))

  /** Who comes back is welcomed and chooses to go on; nobody finds themselves in the middle of a form. */
  function stageOfVisit(known: Draft): Draft['stage'] {
    return page.allowedStage(known, comesFromThisPage(page) ? known.stage : 'welcome-back')
  }

  // Written before anybody can press: written later, it would replace the entry that a press has added.
  useLayoutEffect(() => {
    if (stage && position?.stage !== stage)
      void navigate({ to: '.', search: true, state: { position: { stage } }, replace: true })
  }, [navigate, position?.stage, stage])

  const early = useRef<() => void>(undefined)
  const begin = (first: Draft['stage'], change: Partial<Draft> = {}) => {
    const start = () => {
      kept.update(change)
      goTo(first)
    }
    if (draft) start()
    else early.current = start
  }
  useEffect(() => {
    if (stage === undefined) return
    if (stage === 'introduction') early.current?.()
    early.current = undefined
  }, [stage])

  useNewStep({
    step: stage ?? 'introduction',
    focusesHeading: stage === 'introduction',
    shownFirst: 'introduction',
  })

  const erase = () => {
    kept.erase()
    goTo('introduction')
  }
  return { kept: { ...kept, erase }, stage, goTo, begin }
}

/** The language switch of the form leads from one language of this very page to the other: that is no new visit. */
function comesFromThisPage({ isThisPage }: Pick<FlowPage<PageDraft>, 'isThisPage'>): boolean {
  if (!URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && isThisPage(pathname)
}
