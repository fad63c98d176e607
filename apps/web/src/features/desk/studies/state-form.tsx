import type { StateRequest, StudyState } from '@clairmemoire/api-client/schema'
import type { EnteredStatus } from '@clairmemoire/domain/study'
import { formatDay, formatMoment, formatPlainDate } from '@clairmemoire/i18n/formats'
import { FieldRow, SelectField } from '@clairmemoire/ui/desk-controls'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { TextField } from '@clairmemoire/ui/text-field'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DoneNotice, focusField, NotDoneNotice, SmallForm, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { statusLabels } from '../../../study-entries/index.ts'
import { setStudyState, studyStateQuery } from './studies.queries.ts'

/** Labels of the states that a coordinator can enter. */
const wordLabels: Record<EnteredStatus, MessageDescriptor> = {
  recruiting: msg({ id: 'desk.state.recruiting', message: 'Recrute' }),
  to_confirm: msg({ id: 'desk.state.to-confirm', message: 'Recrutement à confirmer' }),
  paused: msg({ id: 'desk.state.paused', message: 'En pause' }),
}

const statuses = ['recruiting', 'to_confirm', 'paused'] as const
const field = 'state-reason'

/** Shows whether the study recruits, the earlier changes and, unless the study is closed, a form for a new change. */
export function StateForm({ site, code }: { site: SiteContext; code: string }) {
  const client = useQueryClient()
  const query = studyStateQuery(site.api, code)
  const { data } = useQuery({ ...query, retry: false })
  const { i18n } = useLingui()
  if (data === undefined) return null
  return (
    <>
      <h2>
        <Trans id="desk.state.title">Recrutement de l’étude</Trans>
      </h2>
      <p>{i18n._(statusLabels[data.status])}</p>
      <SummaryList
        rows={data.changes.map(({ status, reason, since, by, at }) => {
          const day = formatPlainDate(site.locale, since)
          const moment = formatMoment(site.locale, at, new Intl.DateTimeFormat().resolvedOptions().timeZone)
          return {
            id: at,
            term: `${i18n._(wordLabels[status])}, ${i18n._(msg({ id: 'desk.state.since', message: `depuis le ${day}` }))}`,
            value: `${reason} (${by}, ${moment})`,
          }
        })}
      />
      {data.status !== 'closed' && (
        <NewState site={site} code={code} onSaved={(state) => client.setQueryData(query.queryKey, state)} />
      )}
    </>
  )
}

function NewState({ site, code, onSaved }: { site: SiteContext; code: string; onSaved: (state: StudyState) => void }) {
  const { i18n, t } = useLingui()
  const [days] = useState(lastDays)
  const [status, setStatus] = useState<StateRequest['status']>('paused')
  const [since, setSince] = useState(days[0] ?? '')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { failure, isPending, isSuccess, mutate, reset } = useSend(
    (state: StateRequest) => setStudyState(site.api, code, state),
    {
      onSuccess: (state) => {
        setReason('')
        onSaved(state)
      },
    },
  )
  const save = () => {
    const why = reason.trim()
    setMissing(why === '')
    if (why !== '') return mutate({ status, reason: why, since })
    reset()
    return focusField(field)
  }
  return (
    <SmallForm
      isSending={isPending}
      onSubmit={save}
      submitLabel={<Trans id="desk.state.save">Changer le recrutement</Trans>}
    >
      <FieldRow>
        <SelectField
          label={t({ id: 'desk.state.new', message: 'L’étude' })}
          value={status}
          options={statuses.map((value) => ({ value, label: i18n._(wordLabels[value]) }))}
          onChange={(value) => setStatus(statuses.find((each) => each === value) ?? status)}
        />
        <SelectField
          label={t({ id: 'desk.state.since.label', message: 'Depuis le' })}
          value={since}
          options={days.map((value) => ({ value, label: formatDay(site.locale, value) }))}
          onChange={setSince}
        />
      </FieldRow>
      <TextField
        id={field}
        name={field}
        label={t({ id: 'desk.state.reason', message: 'Pourquoi' })}
        hint={t({ id: 'desk.state.reason.hint', message: 'Pour l’équipe. Le site dit seulement si l’étude recrute.' })}
        error={isMissing ? t({ id: 'desk.state.reason.missing', message: 'Écrivez pourquoi' }) : undefined}
        value={reason}
        onChange={setReason}
      />
      <NotDoneNotice failure={failure} />
      {isSuccess ? (
        <DoneNotice>
          <Trans id="desk.state.saved">C’est noté, avec votre nom. Le site suit en une minute.</Trans>
        </DoneNotice>
      ) : null}
    </SmallForm>
  )
}

/** The days of the last two weeks in the user's time zone, beginning with today. */
function lastDays(): string[] {
  const today = Date.parse(`${new Intl.DateTimeFormat('sv-SE').format(new Date())}T12:00Z`)
  return Array.from({ length: 14 }, (_, index) => new Date(today - index * 24 * 3_600_000).toISOString().slice(0, 10))
}
