import { useMatch, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageDraft } from './draft.ts'
import { type FlowPage, type FlowSite, isStageName } from './flow-page.ts'
import { positionIn, useHistoryPosition } from './history-entry.ts'
import type { SavedPage } from './page-state.ts'
import { useNewStep } from './use-new-step.ts'
import { usePageState } from './use-page-state.ts'

export interface FlowPageState<Draft extends PageDraft> {
  /** Erasing leads back to the introduction. */
  saved: SavedPage<Draft>
  /** Undefined until the stored state is read. */
  stage: Draft['stage'] | undefined
  goTo: (stage: Draft['stage']) => void
  /**
   * Applies `change` to the draft and shows `first`. If the stored state is not read yet, this waits for it, and does nothing if there is
   * a stored draft, because the draft may be another person's.
   */
  begin: (first: Draft['stage'], change?: Partial<Draft>) => void
}

/** The state of a page with forms. Every stage that is shown gets its own entry in the browser's history. */
export function useFlowPage<Draft extends PageDraft>(page: FlowPage<Draft>, site: FlowSite): FlowPageState<Draft> {
  const navigate = useNavigate()
  const router = useRouter()
  const { history } = router
  // Undefined while the next page replaces this one: the page may render once more after the router has removed its match.
  const shownPath = useMatch({
    strict: false,
    shouldThrow: false,
    select: ({ pathname }) => pathname.replace(/\/$/, ''),
  })
  /** The language switch of a form links to the same page in another language, which is not a new visit. */
  function isReturnWithinPage(): boolean {
    const { external, pathname } = router.parseLocation({ ...history.location, href: document.referrer })
    return !external && pathname === shownPath
  }
  /** A returning visitor first sees a welcome and chooses to continue, so that no visit starts in the middle of a form. */
  const stageOfVisit = (draft: Draft) =>
    positionIn(history)?.stage ?? (isReturnWithinPage() ? draft.stage : 'welcome-back')
  const { saved, stage, moveTo } = usePageState(page, site, { stageOfVisit, onGone: () => goTo('introduction') })
  const { draft } = saved

  const [pageAfter, setPageAfter] = useState<string>()
  function goTo(next: Draft['stage']) {
    const after = isStageName<Draft>(next) ? page.pagesAfter?.[next] : undefined
    if (after !== undefined) return setPageAfter(after)
    moveTo(next)
    void navigate({ to: '.', state: { position: { stage: next } } })
  }
  // An effect, so that this page saves its state before the next page opens.
  useEffect(() => {
    if (pageAfter !== undefined) void navigate({ to: pageAfter })
  }, [navigate, pageAfter])

  // Follows the browser's Back and Forward, in the same render as the router.
  const position = useHistoryPosition()
  const [followed, setFollowed] = useState(position)
  if (draft && position !== followed) {
    setFollowed(position)
    moveTo(stageOfVisit(draft))
  }

  // Writes the entry before anybody can press a button; a later write would replace the entry that the press has added.
  useLayoutEffect(() => {
    // While the next page is loading, the current entry already belongs to that page, with its key behind the #.
    if (stage === undefined || router.parseLocation(history.location).pathname !== shownPath) return
    moveTo()
    if (position?.stage !== stage && positionIn(history)?.stage !== stage)
      void navigate({ to: '.', search: true, state: { position: { stage } }, replace: true })
  }, [router, shownPath, navigate, history, position?.stage, stage, moveTo])

  const early = useRef<() => void>(undefined)
  const begin = (first: Draft['stage'], change: Partial<Draft> = {}) => {
    const start = () => {
      saved.update(change)
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
    saved.erase()
    goTo('introduction')
  }
  return { saved: { ...saved, erase }, stage, goTo, begin }
}
