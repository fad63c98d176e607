import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { useNewStep, usePlace } from '../form-flow/index.ts'
import type { TrialFinderPageProps } from './finder-props.ts'
import { allowedStage } from './finder-stage.ts'
import { Introduction } from './introduction.tsx'
import { Opening } from './opening.tsx'
import { useFinderDraft } from './use-finder-draft.ts'
import { useFirstSign } from './use-first-sign.ts'

// The introduction is the page; what comes after Start is loaded once somebody is seen to read it.
const loadFinder = () => import('./finder.tsx')
const Finder = lazy(() => loadFinder().then((module) => ({ default: module.Finder })))

export function TrialFinderPage({ site, title }: TrialFinderPageProps) {
  const { locale, settings, applicationState, queryClient, api } = site
  const kept = useFinderDraft(applicationState, locale)
  const { draft, erase } = kept
  const place = usePlace()
  const navigate = useNavigate()
  const stage = draft && allowedStage(draft, place?.stage ?? draft.stage)

  // Every stage is an entry of the history, also the one that this device remembered.
  useEffect(() => {
    if (stage && place?.stage !== stage) void navigate({ to: '.', state: { place: { stage } }, replace: true })
  }, [navigate, place?.stage, stage])

  // Done before Start is pressed, Start works at once, and also when the network has gone away.
  const prepare = useCallback(() => {
    Promise.all([loadFinder(), queryClient(), api()]).catch(() => {})
  }, [queryClient, api])
  useFirstSign(prepare)

  useNewStep({
    step: stage ?? 'introduction',
    focusesHeading: stage === 'introduction',
    shownFirst: 'introduction',
  })

  const goTo = (next: string) => void navigate({ to: '.', state: { place: { stage: next } } })
  if (!draft || !stage || stage === 'introduction') {
    return <Introduction pageTitle={title} phone={settings.contactPhone} onStart={() => goTo('screening')} />
  }
  const eraseAll = () => {
    erase()
    goTo('introduction')
  }
  return (
    <Suspense fallback={<Opening />}>
      <Finder {...{ site, title, kept: { ...kept, draft, erase: eraseAll }, stage, goTo }} />
    </Suspense>
  )
}
