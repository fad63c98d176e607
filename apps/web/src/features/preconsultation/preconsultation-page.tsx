import type { PreconsultationUserType } from '@clairmemoire/api-client/schema'
import { type FlowPage, FlowStages, Opening, type StageProps, useFlowPage } from '../../form-flow/index.ts'
import type { FunctionComponent } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone } from '../../platform/site/use-contact-phone.ts'
import { matchPath } from '../../routing/public-paths.ts'
import { Introduction } from './introduction.tsx'
import { allowedStage, pathOf, type Place, placeOfStep } from './place.ts'
import { type PreconsultationDraft, preconsultationDraft, type SectionName } from './preconsultation-draft.ts'

type Stage = FunctionComponent<StageProps<PreconsultationDraft>>

const loaders: Record<'sections' | 'contact' | 'completed' | 'nowhere', () => Promise<Stage>> = {
  // A part is opened from the list without a network too.
  sections: async () => {
    const [list] = await Promise.all([import('./sections/sections-stage.tsx'), import('./sections/section-stage.tsx')])
    return list.SectionsStage
  },
  contact: async () => (await import('./contact/contact-flow.tsx')).ContactStage,
  completed: async () => (await import('./completed.tsx')).CompletedStage,
  nowhere: async () => (await import('./sections/led-elsewhere.tsx')).NowhereStage,
}

const pages = new Map<Place, FlowPage<PreconsultationDraft>>()

/** The page at an address: here stages have addresses of their own (R2-14), so each leads to the others as to other pages. */
function pageAt(place: Place): FlowPage<PreconsultationDraft> {
  const known = pages.get(place) ?? newPage(place)
  pages.set(place, known)
  return known
}

function newPage(place: Place): FlowPage<PreconsultationDraft> {
  const number = Number(place.slice('section-'.length))
  const section = async () => (await import('./sections/section-stage.tsx')).sectionStage(number)
  const load = isSection(place) ? section : loaders[place]
  const others = (['sections', 'contact', 'completed'] as const).filter((other) => other !== place)
  return {
    draft: preconsultationDraft,
    allowedStage: (draft) => allowedStage(draft, place),
    firstStage: place,
    stages: {
      sections: { load: loaders.sections },
      contact: { load: loaders.contact },
      completed: { load: loaders.completed },
      nowhere: { load: loaders.nowhere },
      [place]: { load },
    },
    pagesAfter: Object.fromEntries(others.map((other) => [other, pathOf(other)])),
    isThisPage: (path) => matchPath(path)?.page.screen.startsWith('Preconsultation') ?? false,
  }
}

function isSection(place: Place): place is SectionName {
  return place.startsWith('section-')
}

interface PreconsultationPageProps {
  site: SiteContext
  title: string
  /** What the address says after `/preconsultation/`. */
  step?: string
}

/** The pre-consultation at one of its addresses; who has not begun is asked first for whom it is. */
export function PreconsultationPage({ site, title, step }: PreconsultationPageProps) {
  const place: Place =
    step === undefined ? 'sections' : step === 'contact' || step === 'completed' ? step : placeOfStep(step)
  const page = pageAt(place)
  const state = useFlowPage(page, site)
  const phone = useContactPhone()
  const { kept, begin } = state
  const start = (userType: PreconsultationUserType) => begin('sections', { userType })
  // What the device remembers decides between both; until then an address in the middle shows neither.
  const isOpening = place !== 'sections' && kept.draft === undefined
  const introduction = isOpening ? (
    <Opening phone={phone} />
  ) : (
    <Introduction pageTitle={title} phone={phone} isLed={place !== 'sections'} onStart={start} />
  )
  return (
    <FlowStages
      key={place}
      {...state}
      page={page}
      site={site}
      title={title}
      phone={phone}
      introduction={introduction}
    />
  )
}
