import type { DeskRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate, formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Card } from '@clairmemoire/ui/card'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { callText } from './call.copy.ts'
import { needLabels } from './needs.copy.ts'
import { stateLabels } from './state.copy.ts'

interface DeskCardProps {
  locale: Locale
  request: DeskRequest
}

/** Whom to call about what, and at the chosen time or until when. */
export function DeskCard({ locale, request }: DeskCardProps) {
  const { i18n } = useLingui()
  const { reference, title, name, phone, callback, state, has_email: hasEmail, needs } = request
  const sentOn = formatPlainDate(locale, request.sent_on)
  const callBy = formatDate(locale, request.call_by)
  const since = formatPlainDate(locale, state.on)
  return (
    <Card
      tag={
        <Tag tone={request.is_late ? 'honey' : 'mist'}>
          {request.is_late ? <Trans id="desk.card.late">En retard</Trans> : i18n._(stateLabels[state.name])}
        </Tag>
      }
      title={name}
      action={phone === null ? undefined : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
    >
      <p>{title}</p>
      {callback ? (
        <p>
          {callText(i18n, locale, callback)}
          {callback.kind === 'part_of_day' && (
            <>
              <br />
              <Trans id="desk.card.call-by">À appeler au plus tard le {callBy}</Trans>
            </>
          )}
        </p>
      ) : (
        <p>
          <Trans id="desk.card.since">Depuis le {since}</Trans>
        </p>
      )}
      {needs.length === 0 ? null : (
        <p>
          <strong>{needs.map((need) => i18n._(needLabels[need])).join(', ')}</strong>
        </p>
      )}
      {hasEmail ? null : (
        <p>
          <Trans id="desk.card.no-email">Pas d’e-mail : tout se dit par téléphone</Trans>
        </p>
      )}
      <p>
        <Trans id="desk.card.sent">
          {reference}, reçue le {sentOn}
        </Trans>
      </p>
    </Card>
  )
}
