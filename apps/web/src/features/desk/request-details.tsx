import type { DeskEvent, DeskRecord } from '@clairmemoire/api-client/schema'
import { formatNearMoment, formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { CallList } from '@clairmemoire/ui/desk-lists'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Stack } from '@clairmemoire/ui/layout'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { outcomeLabels } from './desk-labels.copy.ts'
import { DeskRow } from './desk-row.tsx'
import { Sent, Study } from './study-and-answers.tsx'

interface RequestDetailsProps {
  site: SiteContext
  record: DeskRecord
}

/** The request with its answers, consents, messages and history. */
export function RequestDetails({ site, record }: RequestDetailsProps) {
  const { t } = useLingui()
  return (
    <Stack>
      {record.related.length > 0 && <Related site={site} record={record} />}
      {record.study && <Study site={site} study={record.study} />}
      {record.further_studies.map((study) => (
        <Study key={study.trial_code} site={site} study={study} />
      ))}
      <Sent sent={record.sent} isShared={record.shares_answers} />
      <Disclosure summary={t({ id: 'desk.contact', message: 'Coordonnées' })}>
        <Contact record={record} />
      </Disclosure>
      <Disclosure summary={t({ id: 'desk.consents', message: 'Accords et e-mails' })}>
        <Consents site={site} record={record} />
      </Disclosure>
      <h2>
        <Trans id="desk.history">Ce qui s’est passé</Trans>
      </h2>
      <ol>
        {record.history.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.id ?? ''}`}>
            <HistoryEvent site={site} event={event} />
          </li>
        ))}
      </ol>
    </Stack>
  )
}

function Related({ site, record }: RequestDetailsProps) {
  const { t } = useLingui()
  return (
    <>
      <h2>
        <Trans id="desk.related">Sans doute la même personne</Trans>
      </h2>
      <p>
        <Trans id="desk.related.why">Ces demandes ont le même e-mail ou le même numéro.</Trans>
      </p>
      <CallList label={t({ id: 'desk.related', message: 'Sans doute la même personne' })}>
        {record.related.map((request) => (
          <DeskRow key={request.reference} locale={site.locale} request={request} />
        ))}
      </CallList>
    </>
  )
}

function Contact({ record: { contact, helper, relation } }: { record: DeskRecord }) {
  const { t } = useLingui()
  const name = [contact.first_name, contact.last_name].join(' ').trim()
  const rows = [
    { term: t({ id: 'desk.contact.name', message: 'Qui demande' }), value: name },
    {
      term: t({ id: 'desk.contact.email', message: 'E-mail' }),
      value: contact.email || t({ id: 'desk.card.no-email', message: 'Pas d’e-mail : tout se dit par téléphone' }),
    },
    { term: t({ id: 'desk.contact.phone', message: 'Téléphone' }), value: contact.phone && formatPhone(contact.phone) },
    { term: t({ id: 'desk.contact.postal-code', message: 'Code postal' }), value: contact.postal_code },
    { term: t({ id: 'desk.contact.relation', message: 'Lien avec la personne concernée' }), value: relation },
    {
      term: t({ id: 'desk.contact.helper', message: 'À appeler à sa place' }),
      value:
        helper &&
        [helper.first_name, helper.last_name, helper.relation, formatPhone(helper.phone)].filter(Boolean).join(', '),
    },
  ]
  return <SummaryList rows={rows.filter(({ value }) => value)} />
}

const mailStates = {
  waits: msg({ id: 'desk.mail.waits', message: 'attend de partir' }),
  leaves: msg({ id: 'desk.mail.leaves', message: 'part en ce moment' }),
  undeliverable: msg({ id: 'desk.mail.undeliverable', message: 'n’a pas pu être remis' }),
}

function Consents({ site: { locale }, record: { consents, mails } }: RequestDetailsProps) {
  const { i18n, t } = useLingui()
  const rows = consents.map(
    ({ purpose, title, text_version: version, by_phone: byPhone, given_on, withdrawn_on }, index) => {
      const given = formatPlainDate(locale, given_on)
      const withdrawn = withdrawn_on && formatPlainDate(locale, withdrawn_on)
      return {
        id: `${purpose}-${index}`,
        term: title,
        value: withdrawn
          ? t({ id: 'desk.consent.withdrawn', message: `donné le ${given}, retiré le ${withdrawn}` })
          : byPhone
            ? t({ id: 'desk.consent.by-phone', message: `donné au téléphone le ${given} (texte ${version})` })
            : t({ id: 'desk.consent.given', message: `donné le ${given} (texte ${version})` }),
      }
    },
  )
  return (
    <>
      <SummaryList rows={rows} />
      {mails.length === 0 ? (
        <p>
          <Trans id="desk.mails.none">Tous les e-mails sont partis.</Trans>
        </p>
      ) : (
        <ul>
          {mails.map(({ to, state, ordered_at: at }) => {
            const words = i18n._(mailStates[state])
            return (
              <li key={`${to} ${at}`}>
                {to === 'visitor' ? (
                  <Trans id="desk.mail.visitor">Un e-mail à la personne {words}.</Trans>
                ) : (
                  <Trans id="desk.mail.desk">Un e-mail au secrétariat {words}.</Trans>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

function HistoryEvent({ site: { locale }, event }: { site: SiteContext; event: DeskEvent }) {
  const { i18n } = useLingui()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const at = formatNearMoment(locale, event.at, timeZone)
  const { by, outcome, note, details } = event
  const words = outcome && i18n._(outcomeLabels[outcome])
  const where = details?.site
  const more = [where, details?.appointment_at && formatNearMoment(locale, details.appointment_at, timeZone)]
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
    case 'called':
    default:
      return (
        <>
          <p>
            {event.is_corrected ? (
              <Trans id="desk.event.corrected">
                {at}, {by} : {words} (corrigé ensuite)
              </Trans>
            ) : (
              <Trans id="desk.event.called">
                {at}, {by} : {words}
              </Trans>
            )}{' '}
            {more.filter(Boolean).join(', ')}
          </p>
          {note?.split('\n').map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </>
      )
  }
}
