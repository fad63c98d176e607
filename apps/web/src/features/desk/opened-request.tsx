import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { callNeeds } from '@clairmemoire/forms/call-needs'
import { formatTime } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Split, Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { QueryView } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { BackToLists } from './back-to-lists.tsx'
import { CallForm } from './call-form.tsx'
import { CallGuide } from './call-guide.tsx'
import { deskRecordQuery } from './desk.queries.ts'
import { factLabels, languageLabels, outcomeLabels, whenToCall } from './desk-labels.copy.ts'
import { HandOver } from './hand-over/hand-over.tsx'
import { MoveCall } from './move-call.tsx'
import { PhoneQuestions } from './phone-questions.tsx'
import { RequestDetails } from './request-details.tsx'
import { ReloadButton } from './reload-button.tsx'
import { useClaim } from './use-claim.ts'

interface OpenedRequestProps {
  site: SiteContext
  reference: string
  opening: ReactNode
}

/** One request. Each read is recorded, so it is reloaded only when the user asks for it. */
export function OpenedRequest({ site, reference, opening }: OpenedRequestProps) {
  const query = deskRecordQuery(site.api, site.locale, reference)
  const { data, error, refetch } = useQuery({ ...query, retry: false, refetchOnWindowFocus: false, gcTime: 0 })
  const client = useQueryClient()
  const [recorded, setRecorded] = useState<number>()
  const show = (record: DeskRecord) => void client.setQueryData([...query.queryKey], record)
  return (
    <QueryView
      // A request that could not be reloaded stays.
      query={{ data, error: data ? null : error, refetch }}
      opening={opening}
      gone={<NoSuchRequest />}
      failureTitle={<Trans id="desk.request.failure">La demande ne s’affiche pas pour le moment</Trans>}
      failureText={<BackToLists />}
    >
      {(current) => (
        <ShownRequest
          // A claim belongs to one version of the request.
          key={current.version}
          site={site}
          record={current}
          isRecorded={recorded === current.version}
          onReload={() => void refetch()}
          onRecord={(record) => {
            show(record)
            setRecorded(record.version)
          }}
          onSaved={show}
        />
      )}
    </QueryView>
  )
}

function NoSuchRequest() {
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="desk.request.gone.title">Cette demande n’existe plus</Trans>
        </h1>
        <p>
          <Trans id="desk.request.gone">La personne l’a effacée. Ne l’appelez pas. Il n’y a rien à faire.</Trans>
        </p>
        <BackToLists />
      </Stack>
    </Section>
  )
}

interface ShownRequestProps {
  site: SiteContext
  record: DeskRecord
  /** An outcome or a new time has just been recorded. */
  isRecorded: boolean
  onReload: () => void
  onRecord: (record: DeskRecord) => void
  /** Called when an answer or consent was saved during the call. */
  onSaved: (record: DeskRecord) => void
}

function ShownRequest({ site, record, isRecorded, onReload, onRecord, onSaved }: ShownRequestProps) {
  const { request, version } = record
  const { reference } = request
  const claim = useClaim({ site, reference, isMine: request.claim?.is_mine ?? false })
  const questions = record.study?.by_phone
  const isOutdated = claim.version !== undefined && claim.version !== version
  return (
    <Section width="page">
      <Split aside={<RequestDetails site={site} record={record} />}>
        <Stack>
          <Head site={site} record={record} />
          {isRecorded && request.state !== 'closed' && <Recorded site={site} record={record} />}
          {isOutdated && <Outdated onReload={onReload} />}
          {request.state !== 'closed' && !claim.isMine && (
            <ClaimPanel site={site} record={record} isRefused={claim.isRefused} onClaim={claim.claim} />
          )}
          {request.state !== 'closed' && (
            <MoveCall site={site} record={record} onReload={onReload} onRecord={onRecord} />
          )}
          {request.state !== 'closed' && <CallGuide site={site} record={record} />}
          {claim.isMine && questions && (
            <PhoneQuestions site={site} record={record} questions={questions} onRecord={onSaved} />
          )}
          {record.study && (
            <HandOver site={site} record={record} isMine={claim.isMine} onRecord={onSaved} onReload={onReload} />
          )}
          <CallForm site={site} record={record} isMine={claim.isMine} onReload={onReload} onRecord={onRecord} />
        </Stack>
      </Split>
    </Section>
  )
}

/** When the next call is due, or that the person got a mail. */
function Recorded({ site, record: { request } }: { site: SiteContext; record: DeskRecord }) {
  const { i18n, t } = useLingui()
  const when = whenToCall(i18n, site.locale, request)
  return (
    <Notice tone="success" announce title={t({ id: 'desk.recorded.title', message: 'C’est noté' })}>
      <p>
        {request.state === 'waiting' ? (
          <Trans id="desk.recorded.waiting">La personne reçoit un e-mail pour choisir un autre moment.</Trans>
        ) : (
          <Trans id="desk.recorded.when">Prochain appel : {when}.</Trans>
        )}
      </p>
      <BackToLists />
    </Notice>
  )
}

function Outdated({ onReload }: { onReload: () => void }) {
  const { t } = useLingui()
  return (
    <Notice tone="warning" announce title={t({ id: 'desk.outdated.title', message: 'Cette demande vient de changer' })}>
      <p>
        <Trans id="desk.outdated">
          La personne l’a modifiée, ou un collègue a noté un appel. Votre note est gardée.
        </Trans>
      </p>
      <ReloadButton onReload={onReload} />
    </Notice>
  )
}

/** Person, number, language and time of the call. */
function Head({ site, record }: { site: SiteContext; record: DeskRecord }) {
  const { i18n, t } = useLingui()
  const { request, from_phone: from, helper, contact } = record
  const { name, phone, language, needs, reference, title, outcome } = request
  const { locale } = site
  const timeOfPerson = formatTime(locale, record.read_at, request.time_zone)
  const asks = [contact.first_name, contact.last_name].join(' ').trim()
  const facts = [
    {
      term: t({ id: 'desk.fact.when', message: 'Quand' }),
      value: whenToCall(i18n, locale, request) ?? (outcome && i18n._(outcomeLabels[outcome])) ?? '–',
    },
    {
      term: i18n._(factLabels.language),
      value: i18n._(languageLabels[language]),
    },
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
  ]
  return (
    <>
      <BackToLists />
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
        <Actions>
          <a className={buttonClass('quiet')} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        </Actions>
      )}
      <FactList facts={facts} />
    </>
  )
}

interface ClaimPanelProps {
  site: SiteContext
  record: DeskRecord
  isRefused: boolean
  onClaim: (takeOver: boolean) => Promise<void>
}

/** Before a call: shows that nobody has claimed it, or the colleague who has. */
function ClaimPanel({ site, record, isRefused, onClaim }: ClaimPanelProps) {
  const { claim } = record.request
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const since = claim && formatTime(site.locale, claim.since, timeZone)
  if (claim === null && !isRefused)
    return (
      <Actions>
        <Button kind="primary" onClick={() => void onClaim(false)}>
          <Trans id="desk.claim">J’appelle cette personne</Trans>
        </Button>
      </Actions>
    )
  return (
    <Notice tone="warning" announce>
      <p>
        {claim ? (
          <Trans id="desk.claim.colleague">
            {claim.name} appelle cette personne depuis {since}.
          </Trans>
        ) : (
          <Trans id="desk.claim.taken">Un collègue appelle cette personne.</Trans>
        )}
      </p>
      <Button kind="quiet" onClick={() => void onClaim(true)}>
        <Trans id="desk.claim.take-over">Reprendre cet appel</Trans>
      </Button>
    </Notice>
  )
}
