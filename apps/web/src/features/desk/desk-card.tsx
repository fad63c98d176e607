import type { Callback, CallNeed, DeskRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate, formatMoment, formatPlainDate, formatTimeZone } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Card } from '@clairmemoire/ui/card'
import { Tag } from '@clairmemoire/ui/tag'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { partOfDayLabels } from '../../form-flow/index.ts'

/** What to know before calling, in few words. */
const needLabels: Record<CallNeed, MessageDescriptor> = {
  speak_up: msg({ id: 'desk.needs.speak-up', message: 'Parler fort' }),
  hearing_aid: msg({ id: 'desk.needs.hearing-aid', message: 'Appareil auditif' }),
  video: msg({ id: 'desk.needs.video', message: 'Préfère un appel vidéo' }),
  interpreter: msg({ id: 'desk.needs.interpreter', message: 'Besoin d’un interprète' }),
}

/** What became of a request, in a word or two. */
const stateLabels: Record<DeskRequest['state']['name'], MessageDescriptor> = {
  received: msg({ id: 'desk.state.received', message: 'Appel à faire' }),
  call_planned: msg({ id: 'desk.state.planned', message: 'Rendez-vous pris' }),
  called: msg({ id: 'desk.state.called', message: 'Appel fait' }),
  cancelled: msg({ id: 'desk.state.cancelled', message: 'Appel annulé par la personne' }),
  withdrawn: msg({ id: 'desk.state.withdrawn', message: 'Accord retiré : ne pas appeler' }),
}

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

/** When the person wants to be called, by their own clock. */
function callText(i18n: I18n, locale: Locale, callback: Callback): string {
  if (callback.kind === 'slot') return formatMoment(locale, callback.starts_at, callback.time_zone)
  const part = i18n._(partOfDayLabels[callback.part_of_day])
  const zone = formatTimeZone(locale, callback.time_zone)
  return i18n._(msg({ id: 'desk.call.part', message: `${part} (${zone})` }))
}
