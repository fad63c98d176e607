import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import type { KeepPart } from './keep-strip.tsx'
import { ResultOnPaper } from './result-on-paper.tsx'
import { SendLink } from './send-link.tsx'

interface KeepPanelProps {
  site: SiteContext
  recommendation: Recommendation
  shown: KeepPart | undefined
}

/** What was pressed of the strip, right below it. */
export function KeepPanel({ site, recommendation, shown }: KeepPanelProps) {
  if (shown === undefined) return null
  return (
    <Section width="column">
      <Prose>
        {shown === 'mail' ? (
          <SendLink site={site} recommendation={recommendation} />
        ) : (
          <ResultOnPaper recommendation={recommendation} />
        )}
      </Prose>
    </Section>
  )
}
