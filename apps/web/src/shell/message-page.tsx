import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { WaysOn } from './ways-on.tsx'

/** A page that says what happened and what can be done now. */
export function MessagePage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Section width="column">
      <Prose>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        <h2>
          <Trans id="shell.ways-on.title">Et maintenant ?</Trans>
        </h2>
        <WaysOn />
      </Prose>
    </Section>
  )
}
