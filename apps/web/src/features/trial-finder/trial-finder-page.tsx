import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useNewStep, usePlace } from '../form-flow/index.ts'
import type { TrialFinderPageProps } from './finder-props.ts'
import { allowedStage } from './finder-stage.ts'
import { Introduction } from './introduction.tsx'
import { Opening } from './opening.tsx'
import { useFinderDraft } from './use-finder-draft.ts'
import { useOpenedFinder } from './use-opened-finder.ts'

export function TrialFinderPage({ site, title }: TrialFinderPageProps) {
  const { locale, settings, applicationState } = site
  const navigate = useNavigate()
  const goTo = (next: string) => void navigate({ to: '.', state: { place: { stage: next } } })
  const kept = useFinderDraft(applicationState, locale, () => goTo('introduction'))
  const { draft, revision, erase } = kept
  const place = usePlace()
  const stage = draft && allowedStage(draft, place?.stage ?? draft.stage)

  // Every stage is an entry of the history, also the one that this device remembered.
  useEffect(() => {
    if (stage && place?.stage !== stage) void navigate({ to: '.', state: { place: { stage } }, replace: true })
  }, [navigate, place?.stage, stage])

  const opened = useOpenedFinder(site, stage !== undefined && stage !== 'introduction')

  useNewStep({
    step: stage ?? 'introduction',
    focusesHeading: stage === 'introduction',
    shownFirst: 'introduction',
  })

  if (!draft || !stage || stage === 'introduction') {
    return <Introduction pageTitle={title} phone={settings.contactPhone} onStart={() => goTo('screening')} />
  }
  const eraseAll = () => {
    erase()
    goTo('introduction')
  }
  if (!opened) return <Opening />
  const { Finder, client } = opened
  return <Finder key={revision} {...{ site, client, title, kept: { ...kept, draft, erase: eraseAll }, stage, goTo }} />
}
