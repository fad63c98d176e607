import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { callNeeds } from '@clairmemoire/forms/call-needs'
import { formatTime } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { buttonClass } from '@clairmemoire/ui/button'
import { Bar } from '@clairmemoire/ui/desk-controls'
import { CallList } from '@clairmemoire/ui/desk-lists'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Notice } from '@clairmemoire/ui/notice'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { BackToLists } from './back-to-lists.tsx'
import { deskKeys, useDeskKeys } from './desk-keys.ts'
import { factLabels, languageLabels, outcomeLabels, whenToCall } from './desk-labels.copy.ts'
import { DeskRow } from './desk-row.tsx'
import { KeysHelp } from './keys-help.tsx'
import { Ways } from './reach/ways.tsx'

/** Shows the person, their number and language, and the time of the call. */
export function PersonHead({ site, record }: { site: SiteContext; record: DeskRecord }) {
  const { i18n, t } = useLingui()
  const { request, from_phone: from, helper, contact } = record
  const { name, phone, language, needs, reference, title, outcome } = request
  const { locale } = site
  const call = useRef<HTMLAnchorElement>(null)
  useDeskKeys({ [deskKeys.call.key]: () => call.current?.click() })
  const timeOfPerson = formatTime(locale, record.read_at, request.time_zone)
  const answer = record.messages.findLast(({ state }) => state === 'received')
  const asks = [contact.first_name, contact.last_name].join(' ').trim()
  const facts = [
    {
      term: t({ id: 'desk.fact.when', message: 'Quand' }),
      value: whenToCall(i18n, locale, request) ?? (outcome && i18n._(outcomeLabels[outcome])) ?? '–',
    },
    { term: i18n._(factLabels.language), value: i18n._(languageLabels[language]) },
    { term: t({ id: 'desk.fact.time', message: 'Heure là-bas' }), value: timeOfPerson },
    { term: t({ id: 'desk.fact.from', message: 'Appeler depuis le' }), value: formatPhone(from) },
    ...(needs.length === 0
      ? []
      : [
          {
            term: i18n._(factLabels.needs),
            value: needs.map((need) => callNeeds[need].desk[site.locale]).join(', '),
          },
        ]),
    ...(helper === null ? [] : [{ term: i18n._(factLabels.for), value: asks }]),
    { term: t({ id: 'desk.fact.ways', message: 'Joindre par' }), value: <Ways ways={record.ways} /> },
    ...(answer?.words === undefined
      ? []
      : [{ term: t({ id: 'desk.fact.answer', message: 'Réponse SMS' }), value: answer.words }]),
  ]
  return (
    <>
      <Bar>
        <BackToLists />
        <KeysHelp />
      </Bar>
      <h1 tabIndex={-1}>{name || reference}</h1>
      <p>
        {title} ({reference})
      </p>
      {request.urgent && (
        <Notice tone="warning">
          <p>{request.urgent.why}</p>
        </Notice>
      )}
      {phone !== null && (
        <p>
          <a className={buttonClass('quiet')} href={`tel:${phone}`} ref={call}>
            {formatPhone(phone)}
          </a>
        </p>
      )}
      <FactList facts={facts} />
    </>
  )
}

/** The largest number of related requests that the backend lists. */
const maxRelated = 20

/** Other requests with the same mail address or telephone number, in a disclosure. */
export function Related({ site, related }: { site: SiteContext; related: DeskRecord['related'] }) {
  const { t } = useLingui()
  if (related.length === 0) return null
  return (
    <Disclosure
      summary={
        related.length < maxRelated ? (
          <Trans id="desk.related.count">
            Sans doute la même personne :{' '}
            <Plural value={related.length} one="# autre demande" other="# autres demandes" />
          </Trans>
        ) : (
          <Trans id="desk.related.many">Sans doute la même personne : {maxRelated} autres demandes ou plus</Trans>
        )
      }
    >
      <p>
        <Trans id="desk.related.why">Ces demandes ont le même e-mail ou le même numéro.</Trans>
      </p>
      <CallList label={t({ id: 'desk.related', message: 'Sans doute la même personne' })}>
        {related.map((request) => (
          <DeskRow key={request.reference} locale={site.locale} request={request} />
        ))}
      </CallList>
    </Disclosure>
  )
}
