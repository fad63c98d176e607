import type { Failure } from '@clairmemoire/api-client/errors'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { FailureReason, useDocumentTitle } from '../../../form-flow/index.ts'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'

interface ResultFailureProps {
  failure: Failure
  title: string
  onRetry: () => void
}

/** The result is safe, and does not come now: two ways on (R0-17). */
export function ResultFailure({ failure, title, onRetry }: ResultFailureProps) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const number = formatPhone(phone)
  useDocumentTitle(t({ id: 'recommendations.failure.tab', message: 'Résultat indisponible' }), title)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="recommendations.failure.title">Votre résultat ne s’affiche pas pour le moment</Trans>
        </h1>
        <p role="alert">
          <FailureReason failure={failure} />
        </p>
        <p>
          <Trans id="recommendations.failure.next">
            Il est gardé. Vous pouvez réessayer, ou nous appeler au <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </p>
        <Actions>
          <Button kind="primary" onClick={onRetry}>
            <Trans id="recommendations.retry">Réessayer</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
