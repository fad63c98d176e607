import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { Bar } from '@clairmemoire/ui/desk-controls'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Panes } from '@clairmemoire/ui/panes'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { QueryView } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { BackToLists } from './back-to-lists.tsx'
import { CallForm } from './call-form.tsx'
import { CallGuide } from './call-guide.tsx'
import { ClaimPanel, useClaim } from './claim-panel.tsx'
import { deskRecordQuery } from './desk.queries.ts'
import { whenToCall } from './desk-labels.copy.ts'
import { HandOver } from './hand-over/hand-over.tsx'
import { ListPane } from './list-pane.tsx'
import { MoveCall } from './move-call.tsx'
import { NextCall } from './next-call.tsx'
import { PersonHead, Related } from './person-head.tsx'
import { PhoneQuestions } from './phone-questions.tsx'
import { PrintLetter } from './reach/printed-letter.tsx'
import { needsLetter, Told } from './reach/ways.tsx'
import { ReloadButton } from './reload-button.tsx'
import { RequestTabs } from './request-tabs.tsx'
import { SavedOutcome, savedId } from './saved-outcome.tsx'

interface OpenedRequestProps {
  site: SiteContext
  reference: string
  opening: ReactNode
}

/** One request. The backend records each read, so the request is reloaded only if the user asks for that. */
export function OpenedRequest({ site, reference, opening }: OpenedRequestProps) {
  const query = deskRecordQuery(site.api, site.locale, reference)
  const { data, error, refetch } = useQuery({ ...query, retry: false, refetchOnWindowFocus: false, gcTime: 0 })
  const client = useQueryClient()
  const [recorded, setRecorded] = useState<number>()
  const show = (record: DeskRecord) => void client.setQueryData([...query.queryKey], record)
  return (
    <QueryView
      // A request that could not be reloaded stays on the screen.
      query={{ data, error: data ? null : error, refetch }}
      opening={opening}
      gone={<NoSuchRequest />}
      failureTitle={<Trans id="desk.request.failure">La demande ne s’affiche pas pour le moment</Trans>}
      failureText={<BackToLists />}
    >
      {(current) => (
        <ShownRequest
          // A new version resets the claim, because a claim belongs to one version of the request.
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
  /** Whether an outcome or a new time has just been recorded. */
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
  const isOpen = request.state !== 'closed'
  const isWide = useIsWide()
  return (
    <Panes
      list={isWide && <ListPane site={site} reference={reference} />}
      person={
        <>
          <PersonHead site={site} record={record} />
          {isOpen && <MoveCall site={site} record={record} onReload={onReload} onRecord={onRecord} />}
          <Related site={site} related={record.related} />
        </>
      }
      about={<RequestTabs site={site} record={record} onReload={onReload} />}
      work={
        <>
          <SavedOutcome site={site} reference={reference} />
          {isRecorded && isOpen && <Recorded site={site} record={record} onReload={onReload} />}
          {isOutdated && <Outdated onReload={onReload} />}
          {isOpen && !claim.isMine && (
            <ClaimPanel site={site} record={record} isRefused={claim.isRefused} onClaim={claim.claim} />
          )}
          {isOpen && <CallGuide site={site} record={record} />}
          {record.study && (
            <Bar>
              {claim.isMine && questions && (
                <PhoneQuestions site={site} record={record} questions={questions} onRecord={onSaved} />
              )}
              <HandOver site={site} record={record} isMine={claim.isMine} onRecord={onSaved} onReload={onReload} />
            </Bar>
          )}
          <CallForm
            site={site}
            record={record}
            isMine={claim.isMine}
            isRecorded={isRecorded}
            onReload={onReload}
            onRecord={onRecord}
          />
        </>
      }
    />
  )
}

const wide = '(min-width: 80rem)'

/** Whether the list fits beside the request. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(wide).matches,
    () => false,
  )
}

const nextTryId = 'next-try'

interface RecordedProps {
  site: SiteContext
  record: DeskRecord
  onReload: () => void
}

/** States when the next call is due, and which message the person gets. */
function Recorded({ site, record, onReload }: RecordedProps) {
  const { i18n, t } = useLingui()
  const { request } = record
  const { reference, state, tries, outcome } = request
  const when = whenToCall(i18n, site.locale, request)
  const isWaiting = state === 'waiting'
  // Without an unanswered call the person has just got another time.
  const isTold = isWaiting || tries === 0
  return (
    <>
      <Notice tone="success" title={t({ id: 'desk.recorded.title', message: 'C’est noté' })}>
        <div id={nextTryId}>
          {!isWaiting && (
            <p>
              <Trans id="desk.recorded.when">Prochain appel : {when}.</Trans>
            </p>
          )}
          {isTold && <Told record={record} outcome={outcome} isToChoose={isWaiting} />}
        </div>
        <Bar>
          <NextCall site={site} saved={`${savedId} ${nextTryId}`} />
          <BackToLists />
        </Bar>
      </Notice>
      {isTold && needsLetter(record, outcome) && <PrintLetter site={site} reference={reference} onReload={onReload} />}
    </>
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
