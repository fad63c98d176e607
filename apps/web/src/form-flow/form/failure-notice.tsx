import type { Failure } from '@clairmemoire/api-client/errors'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { FailureReason } from '../failures/failure-reason.tsx'

/** What happened, that the answers are safe, and two ways on (R0-17, A-05). */
export function FailureNotice({ failure, phone }: { failure: Failure; phone: string }) {
  const { t } = useLingui()
  const number = formatPhone(phone)
  return (
    <Notice
      tone="error"
      announce
      title={t({ id: 'form-flow.failure.title', message: 'Vos réponses ne sont pas encore envoyées' })}
    >
      <p>
        <FailureReason failure={failure} />
      </p>
      <p>
        <Trans id="form-flow.failure.next">
          Vos réponses sont gardées ici. Vous pouvez réessayer, ou nous appeler au <a href={`tel:${phone}`}>{number}</a>
          .
        </Trans>
      </p>
    </Notice>
  )
}
