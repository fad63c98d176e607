import { trialOfSlug } from '@clairmemoire/domain/trial-slug'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { placePath } from '../../routing/public-paths.ts'
import { useContactPhone } from '../../routing/use-contact-phone.ts'
import { useNewStep, usePlace } from '../form-flow/index.ts'
import { countryIn, type Stage } from './finder-draft.ts'
import type { TrialFinderPageProps } from './finder-props.ts'
import { allowedStage, firstStage } from './finder-stage.ts'
import { Introduction } from './introduction.tsx'
import { Opening } from './opening.tsx'
import { useFinderDraft } from './use-finder-draft.ts'
import { useOpenedFinder } from './use-opened-finder.ts'

export function TrialFinderPage({ site, title, trialSlug }: TrialFinderPageProps) {
  const { settings, visitorCountry } = site
  const navigate = useNavigate()
  const goTo = (next: Stage) => void navigate({ to: '.', state: { place: { stage: next } } })
  const kept = useFinderDraft(site, () => goTo('introduction'))
  const { draft, revision, erase, update } = kept
  const phone = useContactPhone()
  const place = usePlace()
  const stage = draft && (place ? allowedStage(draft, place.stage) : openingStage())
  const country = draft ? countryIn(draft, settings.country) : settings.country

  function openingStage(): Stage | undefined {
    if (!draft) return undefined
    return comesFromFinder() ? allowedStage(draft, draft.stage) : firstStage(draft)
  }

  // Every stage is an entry of the history, also the one that this device remembered.
  useEffect(() => {
    if (stage && place?.stage !== stage)
      void navigate({ to: '.', search: true, state: { place: { stage } }, replace: true })
  }, [navigate, place?.stage, stage])

  // The telephone of the task bar lies outside the finder.
  useEffect(() => {
    visitorCountry.setState(() => country)
  }, [visitorCountry, country])

  const opened = useOpenedFinder(site, stage !== undefined && stage !== 'introduction')

  useNewStep({
    step: stage ?? 'introduction',
    focusesHeading: stage === 'introduction',
    shownFirst: 'introduction',
  })

  if (!draft || !stage || stage === 'introduction') {
    const start = () => {
      const trial = trialSlug === undefined ? undefined : trialOfSlug(trialSlug)
      if (trial) update({ trial })
      goTo('screening')
    }
    return <Introduction pageTitle={title} phone={phone} trialSlug={draft && trialSlug} onStart={start} />
  }
  const eraseAll = () => {
    erase()
    goTo('introduction')
  }
  if (!opened) return <Opening phone={phone} />
  const { Finder, client } = opened
  const props = { site, client, title, trialSlug, kept: { ...kept, draft, erase: eraseAll }, stage, goTo, phone }
  return <Finder key={revision} {...props} />
}

/** The language switch of the form leads from one language of this very page to the other: that is no new visit. */
function comesFromFinder(): boolean {
  if (!URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && placePath(pathname)?.page.screen === 'TrialFinder'
}
