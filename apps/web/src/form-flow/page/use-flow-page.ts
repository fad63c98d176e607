import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageDraft } from './draft.ts'
import { type FlowPage, type FlowSite, isStageName } from './flow-page.ts'
import { positionIn, useHistoryPosition } from './history-entry.ts'
import type { KeptPage } from './page-state.ts'
import { useNewStep } from './use-new-step.ts'
import { usePageState } from './use-page-state.ts'

export interface FlowPageState<Draft extends PageDraft> {
  /** Erasing leads back to the introduction. */
  kept: KeptPage<Draft>
  /** Undefined until it is known what this device remembers. */
  stage: Draft['stage'] | undefined
  goTo: (stage: Draft['stage']) => void
  /**
   * Begins, with this change of the draft. Who presses before it is known what this device remembers begins once it is; what it
   * remembers comes first, for it may be of somebody else.
   */
  begin: (first: Draft['stage'], change?: Partial<Draft>) => void
}

/** The state of a page with forms, and the history as its mirror: every stage is an entry, also the one that this device remembered. */
export function useFlowPage<Draft extends PageDraft>(page: FlowPage<Draft>, site: FlowSite): FlowPageState<Draft> {
  const navigate = useNavigate()
  const { history } = useRouter()
  /** Who comes back is welcomed and chooses to go on; nobody finds themselves in the middle of a form. */
  const stageOfVisit = (draft: Draft) =>
    positionIn(history)?.stage ?? (comesFromThisPage(page) ? draft.stage : 'welcome-back')
  const { kept, stage, moveTo } = usePageState(page, site, { stageOfVisit, onGone: () => goTo('introduction') })
  const { draft } = kept

  const [pageAfter, setPageAfter] = useState<string>()
  function goTo(next: Draft['stage']) {
    const after = isStageName<Draft>(next) ? page.pagesAfter?.[next] : undefined
    if (after !== undefined) return setPageAfter(after)
    moveTo(next)
    void navigate({ to: '.', state: { position: { stage: next } } })
  }
  // Only after this page has saved what it keeps.
  useEffect(() => {
    if (pageAfter !== undefined) void navigate({ to: pageAfter })
  }, [navigate, pageAfter])

  // The visitor follows the browser's Back and Forward, in the same render as the router.
  const position = useHistoryPosition()
  const [followed, setFollowed] = useState(position)
  if (draft && position !== followed) {
    setFollowed(position)
    moveTo(stageOfVisit(draft))
  }

  // Written before anybody can press: written later, it would replace the entry that a press has added.
  useLayoutEffect(() => {
    // While the next page is fetched, the entry is already that of the next page, with its key behind the #.
    if (stage === undefined || !page.isThisPage(history.location.pathname)) return
    moveTo()
    if (position?.stage !== stage && positionIn(history)?.stage !== stage)
      void navigate({ to: '.', search: true, state: { position: { stage } }, replace: true })
  }, [page, navigate, history, position?.stage, stage, moveTo])

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
