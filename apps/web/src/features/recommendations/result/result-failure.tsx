import type { Failure } from '@clairmemoire/api-client/errors'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Trans, useLingui } from '@lingui/react/macro'
import { FailurePage, useDocumentTitle } from '../../../form-flow/index.ts'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'

interface ResultFailureProps {
  failure: Failure
  title: string
  onRetry: () => void
}

/** The result is safe, and does not come now. */
export function ResultFailure({ failure, title, onRetry }: ResultFailureProps) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const number = formatPhone(phone)
  useDocumentTitle(t({ id: 'recommendations.failure.tab', message: 'Résultat indisponible' }), title)
  return (
    <FailurePage
      failure={failure}
      title={<Trans id="recommendations.failure.title">Votre résultat ne s’affiche pas pour le moment</Trans>}
      onRetry={onRetry}
    >
      <Trans id="recommendations.failure.next">
        Il est gardé. Vous pouvez réessayer, ou nous appeler au <a href={`tel:${phone}`}>{number}</a>.
      </Trans>
    </FailurePage>
  )
}
