import type { DeskEvent, DeskRecord } from '@clairmemoire/api-client/schema'
import { formatNearMoment, formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { CallList } from '@clairmemoire/ui/call-list'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { Stack } from '@clairmemoire/ui/stack'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { criterionText } from '../../criteria/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { outcomeLabels } from './desk-labels.copy.ts'
import { DeskRow } from './desk-row.tsx'

interface RequestDetailsProps {
  site: SiteContext
  record: DeskRecord
}

/** What was asked, answered, agreed to, written and done. */
export function RequestDetails({ site, record }: RequestDetailsProps) {
  const { t } = useLingui()
  return (
    <Stack>
      {record.related.length > 0 && <Related site={site} record={record} />}
      <Study site={site} record={record} />
      <Sent record={record} />
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

type CriterionState = NonNullable<DeskRecord['study']>['criteria'][number]['state']

const stateLabels: Record<CriterionState, MessageDescriptor> = {
  met: msg({ id: 'desk.criterion.met', message: 'Convient, d’après les réponses' }),
  not_met: msg({ id: 'desk.criterion.not-met', message: 'Ne convient pas, d’après les réponses' }),
  cannot_tell: msg({ id: 'desk.criterion.cannot-tell', message: 'À demander' }),
  declined: msg({ id: 'desk.criterion.declined', message: 'N’a pas souhaité le dire' }),
}

interface PartProps extends RequestDetailsProps {
  titleAs?: 'h2' | 'h3'
}

/** Each criterion as it is now. */
export function Study({ site, record: { study }, titleAs: Title = 'h2' }: PartProps) {
  const { i18n } = useLingui()
  if (study === null) return null
  const before = new Map(study.criteria.map(({ id, state }) => [id, state]))
  return (
    <>
      <Title>
        <Trans id="desk.study">Étude {study.name}</Trans>
      </Title>
      {study.is_paused && (
        <Notice tone="warning">
          <p>
            <Trans id="desk.study.paused">Cette étude est en pause : elle ne prend personne pour le moment.</Trans>
          </p>
        </Notice>
      )}
      <CriteriaList
        items={study.criteria_now.map((criterion) => {
          const isTeams = criterion.kind === 'checked_by_team'
          return {
            id: criterion.id,
            state: isTeams ? 'team' : criterion.state === 'declined' ? 'cannot_tell' : criterion.state,
            text: criterionText(i18n, site.locale, criterion),
            ...(!isTeams && { stateLabel: stateText(i18n, criterion.state, before.get(criterion.id)) }),
          }
        })}
      />
    </>
  )
}

/** By what is known now, and what was known before the call where that is something else. */
function stateText(i18n: I18n, state: CriterionState, stateBefore = state): string {
  const now = i18n._(stateLabels[state])
  const before = i18n._(stateLabels[stateBefore])
  if (state === stateBefore) return now
  return i18n._(msg({ id: 'desk.criterion.by-phone', message: `${now} au téléphone. Avant l’appel : ${before}` }))
}

export function Sent({ record, titleAs: Title = 'h2' }: Omit<PartProps, 'site'>) {
  const Heading = Title === 'h2' ? 'h3' : 'h4'
  const { t } = useLingui()
  const declined = t({ id: 'desk.sent.declined', message: 'Préfère ne pas répondre' })
  const sections = [...new Set(record.sent.map(({ section }) => section))]
  return (
    <>
      <Title>
        <Trans id="desk.sent">Ce que la personne a envoyé</Trans>
      </Title>
      {sections.map((title) => (
        <Stack key={title ?? ''}>
          {title !== undefined && <Heading>{title}</Heading>}
          <SummaryList
            rows={record.sent
              .filter(({ section }) => section === title)
              .map(({ id, question, answer }) => ({ id, term: question, value: answer ?? declined }))}
          />
        </Stack>
      ))}
      {!record.shares_answers && (
        <p>
          <Trans id="desk.not-shared">Réponses sur la santé : non partagées.</Trans>
        </p>
      )}
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
  const more = [details?.site, details?.appointment_at && formatNearMoment(locale, details.appointment_at, timeZone)]
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
