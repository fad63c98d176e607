import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Tabs } from '@clairmemoire/ui/desk-lists'
import { Stack } from '@clairmemoire/ui/layout'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { HistoryEvent } from './history-event.tsx'
import { Messages } from './reach/messages.tsx'
import { Sent, Study } from './study-and-answers.tsx'

interface RequestTabsProps {
  site: SiteContext
  record: DeskRecord
  onReload: () => void
}

/** Everything known about a request besides the call, as tabs that show their number of entries. */
export function RequestTabs({ site, record, onReload }: RequestTabsProps) {
  const { t } = useLingui()
  const studies = [...(record.study ? [record.study] : []), ...record.further_studies]
  const tabs = [
    { id: 'sent', label: t({ id: 'desk.tab.sent', message: 'Envoyé' }), count: record.sent.length },
    ...(studies.length === 0
      ? []
      : [
          {
            id: 'criteria',
            label: t({ id: 'desk.tab.criteria', message: 'Critères' }),
            count: studies.reduce((sum, { criteria_now: now }) => sum + now.length, 0),
          },
        ]),
    { id: 'consents', label: t({ id: 'desk.tab.consents', message: 'Accords' }), count: record.consents.length },
    {
      id: 'messages',
      label: t({ id: 'desk.tab.messages', message: 'Messages' }),
      count: record.mails.length + record.messages.length,
    },
    { id: 'history', label: t({ id: 'desk.tab.history', message: 'Historique' }), count: record.history.length },
  ]
  const [tab, setTab] = useState('sent')
  return (
    <Stack>
      <Tabs label={t({ id: 'desk.tabs', message: 'La demande' })} tabs={tabs} current={tab} onChoose={setTab} />
      {tab === 'sent' && (
        <>
          <Sent sent={record.sent} isShared={record.shares_answers} />
          <h2>
            <Trans id="desk.contact">Coordonnées</Trans>
          </h2>
          <Contact record={record} />
        </>
      )}
      {tab === 'criteria' && studies.map((study) => <Study key={study.trial_code} site={site} study={study} />)}
      {tab === 'consents' && <Consents site={site} record={record} />}
      {tab === 'messages' && <Messages site={site} record={record} onReload={onReload} />}
      {tab === 'history' && (
        <>
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
        </>
      )}
    </Stack>
  )
}

function Contact({ record: { contact, helper, relation } }: { record: DeskRecord }) {
  const { t } = useLingui()
  const name = [contact.first_name, contact.last_name].join(' ').trim()
  const rows = [
    { term: t({ id: 'desk.contact.name', message: 'Qui demande' }), value: name },
    {
      term: t({ id: 'desk.contact.email', message: 'E-mail' }),
      value: contact.email || t({ id: 'desk.card.no-email', message: 'Pas d’e-mail' }),
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

function Consents({ site: { locale }, record: { consents } }: Pick<RequestTabsProps, 'site' | 'record'>) {
  const { t } = useLingui()
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
      <h2>
        <Trans id="desk.tab.consents">Accords</Trans>
      </h2>
      <SummaryList rows={rows} />
    </>
  )
}
