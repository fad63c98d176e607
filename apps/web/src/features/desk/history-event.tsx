import type { DeskEvent } from '@clairmemoire/api-client/schema'
import { formatNearMoment } from '@clairmemoire/i18n/formats'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { outcomeLabels } from './desk-labels.copy.ts'

/** One event in the history of a request, with its time. */
export function HistoryEvent({ site: { locale }, event }: { site: SiteContext; event: DeskEvent }) {
  const { i18n } = useLingui()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const at = formatNearMoment(locale, event.at, timeZone)
  const { by, outcome, note, details } = event
  const outcomeLabel = outcome && i18n._(outcomeLabels[outcome])
  const where = details?.site
  const siteAndAppointment = [
    where,
    details?.appointment_at && formatNearMoment(locale, details.appointment_at, timeZone),
  ]
  switch (event.kind) {
    case 'sent':
      return <Trans id="desk.event.sent">{at} : demande envoyée</Trans>
    case 'changed':
      return <Trans id="desk.event.changed">{at} : modifiée par la personne</Trans>
    case 'opened':
      return (
        <Trans id="desk.event.opened">
          {at} : ouverte par {by}
        </Trans>
      )
    case 'link_made':
      return (
        <Trans id="desk.event.link-made">
          {at} : lien créé par {by} pour {where}
        </Trans>
      )
    case 'link_opened':
      return (
        <Trans id="desk.event.link-opened">
          {at} : lien ouvert par {where}
        </Trans>
      )
    case 'link_withdrawn':
      return (
        <Trans id="desk.event.link-withdrawn">
          {at} : lien pour {where} retiré par {by}
        </Trans>
      )
    case 'code_made':
      return (
        <Trans id="desk.event.code-made">
          {at} : code créé par {by}
        </Trans>
      )
    case 'letter_made':
      return (
        <Trans id="desk.event.letter-made">
          {at} : lettre imprimée par {by}
        </Trans>
      )
    case 'called':
    default:
      return (
        <>
          <p>
            {event.is_corrected ? (
              <Trans id="desk.event.corrected">
                {at}, {by} : {outcomeLabel} (corrigé ensuite)
              </Trans>
            ) : (
              <Trans id="desk.event.called">
                {at}, {by} : {outcomeLabel}
              </Trans>
            )}{' '}
            {siteAndAppointment.filter(Boolean).join(', ')}
          </p>
          {note?.split('\n').map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </>
      )
  }
}
