import type { PreconsultationUserType } from '@clairmemoire/api-client/schema'
import { useMemo } from 'react'
import { type FlowPage, FlowStages, Opening, useFlowPage } from '../../../form-flow/index.ts'
import type { PageProps } from '../../../routing/page-loader.ts'
import { Introduction } from './introduction.tsx'
import {
  type AddressStage,
  allowedStage,
  type PreconsultationDraft,
  pathOf,
  preconsultationDraft,
  type SectionName,
  stageOfStep,
} from '../preconsultation-draft.ts'

const stages: FlowPage<PreconsultationDraft>['stages'] = {
  sections: {
    // Preloads the code of the sections, so that a section opens from the list without a network.
    load: async () => {
      const [list] = await Promise.all([
        import('../sections/sections-stage.tsx'),
        import('../sections/section-stage.tsx'),
      ])
      return list.SectionsStage
    },
  },
  contact: { load: async () => (await import('../contact/contact-flow.tsx')).ContactStage },
  completed: { load: async () => (await import('../completed.tsx')).CompletedStage },
  nowhere: { load: async () => (await import('../sections/redirected.tsx')).NowhereStage },
}

/** The page at the address of a stage. Each stage has its own address (R2-14), so that stages link to each other as pages. */
function pageAt(stage: AddressStage): FlowPage<PreconsultationDraft> {
  const number = Number(stage.slice('section-'.length))
  const section = async () => (await import('../sections/section-stage.tsx')).sectionStage(number)
  const others = (['sections', 'contact', 'completed'] as const).filter((other) => other !== stage)
  return {
    draft: preconsultationDraft,
    allowedStage: (draft) => allowedStage(draft, stage),
    firstStage: stage,
    words: async () => (await import('../stage-words.ts')).stageWords,
    stages: isSection(stage) ? { ...stages, [stage]: { load: section } } : stages,
    pagesAfter: Object.fromEntries(others.map((other) => [other, pathOf(other)])),
  }
}

function isSection(stage: AddressStage): stage is SectionName {
  return stage.startsWith('section-')
}

interface PreconsultationPageProps extends PageProps {
  /** The part of the address after `/preconsultation/`. */
  step?: string
}

/** The pre-consultation at one of its addresses. New visitors first choose the respondent. */
export function PreconsultationPage({ site, pageText: { title }, step }: PreconsultationPageProps) {
  const stage: AddressStage =
    step === undefined ? 'sections' : step === 'contact' || step === 'completed' ? step : stageOfStep(step)
  const page = useMemo(() => pageAt(stage), [stage])
  const state = useFlowPage(page, site)
  const { saved, begin } = state
  const start = (userType: PreconsultationUserType) => begin('sections', { userType })
  // At an address other than the list, the stored draft decides between the introduction and a stage; until it is read, neither is shown.
  const redirectedFrom = stage === 'sections' ? undefined : stage === 'completed' ? stage : 'later'
  const isOpening = stage !== 'sections' && saved.draft === undefined
  const introduction = isOpening ? (
    <Opening />
  ) : (
    <Introduction pageTitle={title} redirectedFrom={redirectedFrom} onStart={start} />
  )
  return <FlowStages key={stage} {...state} page={page} site={site} title={title} introduction={introduction} />
}

export function PreconsultationContactPage(page: PageProps) {
  return <PreconsultationPage {...page} step="contact" />
}

export function PreconsultationCompletedPage(page: PageProps) {
  return <PreconsultationPage {...page} step="completed" />
}
