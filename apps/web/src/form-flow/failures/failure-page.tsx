import type { Failure } from '@clairmemoire/api-client/errors'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FailureReason } from './failure-reason.tsx'

interface FailurePageProps {
  failure: Failure
  title: ReactNode
  /** What is safe, and whom to call (R0-17). */
  children: ReactNode
  onRetry: () => void
}

/** Stands for what did not come: why, and two ways on. */
export function FailurePage({ failure, title, children, onRetry }: FailurePageProps) {
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>{title}</h1>
        <p role="alert">
          <FailureReason failure={failure} />
        </p>
        <p>{children}</p>
        <Actions>
          <Button kind="primary" onClick={onRetry}>
            <Trans id="form-flow.retry">Réessayer</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
