import type { Recommendation } from '@clairmemoire/api-client/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocumentTitle } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { AdviceSection } from './advice-section.tsx'
import { AreasSection } from './areas-section.tsx'
import { CallSection } from './call/call-section.tsx'
import { CausesSection } from './causes-section.tsx'
import { EarlierSection } from './earlier/earlier-section.tsx'
import { GoalsSection } from './goals/goals-section.tsx'
import { KeepPanel } from './keep/keep-panel.tsx'
import { KeepSection } from './keep/keep-section.tsx'
import { type KeepPart, KeepStrip } from './keep/keep-strip.tsx'
import { useKeeping } from './keep/use-keeping.ts'
import { OpinionSection } from './opinion/opinion-section.tsx'
import { RelativeSection } from './relative/relative-section.tsx'
import { ResultHead } from './result-head.tsx'
import { StudySection } from './study-section.tsx'
import { WhatNow } from './what-now.tsx'

interface ResultProps {
  site: SiteContext
  title: string
  recommendation: Recommendation
  onErased: () => void
}

/** The whole result, from the next step to what can be kept of it. */
export function Result({ site, title, recommendation, onErased }: ResultProps) {
  const { t } = useLingui()
  const isUrgent = recommendation.urgent !== undefined
  const keeping = useKeeping(site)
  const [shown, setShown] = useState<KeepPart>()
  const strip = <KeepStrip locale={site.locale} keeping={keeping} shown={shown} onShow={setShown} />
  const panel = <KeepPanel site={site} recommendation={recommendation} shown={shown} />
  useDocumentTitle(t({ id: 'recommendations.result.tab', message: 'Votre résultat' }), title)
  return (
    <>
      <ResultHead recommendation={recommendation} keep={isUrgent ? null : strip} />
      {isUrgent ? null : panel}
      {isUrgent ? null : <RestOfResult site={site} recommendation={recommendation} />}
      <KeepSection site={site} recommendation={recommendation} onErased={onErased}>
        {isUrgent ? strip : null}
      </KeepSection>
      {isUrgent ? panel : null}
      {isUrgent ? null : <OpinionSection site={site} recommendation={recommendation} />}
    </>
  )
}

/** What may be read in one's own time: whoever needs help now is offered nothing else. */
function RestOfResult({ site, recommendation }: Pick<ResultProps, 'site' | 'recommendation'>) {
  const { areas, causes, advice } = recommendation
  const isOwn = recommendation.user_type === 'patient'
  return (
    <>
      <WhatNow recommendation={recommendation} />
      <CallSection site={site} recommendation={recommendation} />
      {areas && areas.length > 0 ? <AreasSection areas={areas} /> : null}
      {causes.length > 0 ? <CausesSection causes={causes} /> : null}
      {advice.length > 0 ? <AdviceSection advice={advice} locale={recommendation.locale} /> : null}
      {isOwn ? <RelativeSection site={site} recommendation={recommendation} /> : null}
      {isOwn ? <EarlierSection site={site} recommendation={recommendation} /> : null}
      <GoalsSection site={site} recommendation={recommendation} />
      <StudySection applicationState={site.applicationState} />
    </>
  )
}
