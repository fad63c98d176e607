import type { Failure } from '@clairmemoire/api-client/errors'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Trans } from '@lingui/react/macro'
import { FailurePage } from '../failures/failure-page.tsx'
import { useNewStep } from '../navigation/use-new-step.ts'

interface LoadingFailureProps {
  failure: Failure
  /** E.164 */
  phone: string
  onRetry: () => void
}

/** The page cannot go on without the backend. */
export function LoadingFailure({ failure, phone, onRetry }: LoadingFailureProps) {
  useNewStep({ step: 'loading-failure' })
  const number = formatPhone(phone)
  return (
    <FailurePage
      failure={failure}
      title={<Trans id="form-flow.loading-failure.title">La suite ne s’affiche pas pour le moment</Trans>}
      onRetry={onRetry}
    >
      <Trans id="form-flow.loading-failure.next">
        Vos réponses sont gardées et ne sont pas encore envoyées. Vous pouvez réessayer, ou nous appeler au{' '}
        <a href={`tel:${phone}`}>{number}</a>.
      </Trans>
    </FailurePage>
  )
}
