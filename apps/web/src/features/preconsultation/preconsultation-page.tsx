import type { PreconsultationUserType } from '@clairmemoire/api-client/schema'
import type { FunctionComponent } from 'react'
import { requestWords } from '../../call-requests/index.ts'
import { type FlowPage, FlowStages, Opening, type StageProps, useFlowPage } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { Introduction } from './introduction.tsx'
import {
  type AddressStage,
  allowedStage,
  type PreconsultationDraft,
  pathOf,
  preconsultationDraft,
  type SectionName,
  stageOfStep,
} from './preconsultation-draft.ts'

type Stage = FunctionComponent<StageProps<PreconsultationDraft>>

const loaders: Record<'sections' | 'contact' | 'completed' | 'nowhere', () => Promise<Stage>> = {
  // Preloads the section code so that a section opens from the list without a network.
  sections: async () => {
    const [list] = await Promise.all([import('./sections/sections-stage.tsx'), import('./sections/section-stage.tsx')])
    return list.SectionsStage
  },
  contact: async () => (await import('./contact/contact-flow.tsx')).ContactStage,
  completed: async () => (await import('./completed.tsx')).CompletedStage,
  nowhere: async () => (await import('./sections/redirected.tsx')).NowhereStage,
}

const pages = new Map<AddressStage, FlowPage<PreconsultationDraft>>()

/** The page at an address: stages have their own addresses here (R2-14), so stages link to each other as pages. */
function pageAt(stage: AddressStage): FlowPage<PreconsultationDraft> {
  const known = pages.get(stage) ?? newPage(stage)
  pages.set(stage, known)
  return known
}

function newPage(stage: AddressStage): FlowPage<PreconsultationDraft> {
  const number = Number(stage.slice('section-'.length))
  const section = async () => (await import('./sections/section-stage.tsx')).sectionStage(number)
  const load = isSection(stage) ? section : loaders[stage]
  const others = (['sections', 'contact', 'completed'] as const).filter((other) => other !== stage)
  return {
    draft: preconsultationDraft,
    allowedStage: (draft) => allowedStage(draft, stage),
    firstStage: stage,
    words: requestWords,
    stages: {
      sections: { load: loaders.sections },
      contact: { load: loaders.contact },
      completed: { load: loaders.completed },
      nowhere: { load: loaders.nowhere },
      [stage]: { load },
    },
    pagesAfter: Object.fromEntries(others.map((other) => [other, pathOf(other)])),
  }
}

function isSection(stage: AddressStage): stage is SectionName {
  return stage.startsWith('section-')
}

interface PreconsultationPageProps {
  site: SiteContext
  title: string
  /** The part of the address after `/preconsultation/`. */
  step?: string
}

/** The pre-consultation at one of its addresses; first-time visitors choose the respondent first. */
export function PreconsultationPage({ site, title, step }: PreconsultationPageProps) {
  const stage: AddressStage =
    step === undefined ? 'sections' : step === 'contact' || step === 'completed' ? step : stageOfStep(step)
  const page = pageAt(stage)
  const state = useFlowPage(page, site)
  const { saved, begin } = state
  const start = (userType: PreconsultationUserType) => begin('sections', { userType })
  // The stored draft decides between the two; until it is read, an address other than the list shows neither.
  const redirectedFrom = stage === 'sections' ? undefined : stage === 'completed' ? stage : 'later'
  const isOpening = stage !== 'sections' && saved.draft === undefined
  const introduction = isOpening ? (
    <Opening />
  ) : (
    <Introduction pageTitle={title} redirectedFrom={redirectedFrom} onStart={start} />
  )
  return <FlowStages key={stage} {...state} page={page} site={site} title={title} introduction={introduction} />
}
