import type { Failure } from '@clairmemoire/api-client/errors'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import { FailureReason } from '../failures/failure-reason.tsx'
import { useNewStep } from '../navigation/use-new-step.ts'

interface LoadingFailureProps {
  failure: Failure
  /** E.164 */
  phone: string
  onRetry: () => void
}

/** The page cannot go on without the backend: what is safe, and two ways on. */
export function LoadingFailure({ failure, phone, onRetry }: LoadingFailureProps) {
  useNewStep({ step: 'loading-failure' })
  const number = formatPhone(phone)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="form-flow.loading-failure.title">La suite ne s’affiche pas pour le moment</Trans>
        </h1>
        <p role="alert">
          <FailureReason failure={failure} />
        </p>
        <p>
          <Trans id="form-flow.loading-failure.next">
            Vos réponses sont gardées et ne sont pas encore envoyées. Vous pouvez réessayer, ou nous appeler au{' '}
            <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </p>
        <Actions>
          <Button kind="primary" onClick={onRetry}>
            <Trans id="form-flow.loading-failure.retry">Réessayer</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
