import type { Failure } from '@clairmemoire/api-client/errors'
import type { DeskEvent, DeskRecord, OutcomeRequest } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Bar } from '@clairmemoire/ui/desk-controls'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { NotDoneNotice, useAttempt, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { BackToLists } from './back-to-lists.tsx'
import { recordOutcome, releaseCall } from './desk.queries.ts'
import {
  deskKeys,
  keyOfOutcome,
  leaveNotes,
  reachedOutcomes,
  saveInNotes,
  unreachedOutcomes,
  useDeskKeys,
} from './desk-keys.ts'
import { outcomeLabels } from './desk-labels.copy.ts'
import { NextCall } from './next-call.tsx'
import { type ChosenFields, OutcomeFields } from './outcome-fields.tsx'
import { ReloadButton } from './reload-button.tsx'
import { offerUndo, savedId } from './saved-outcome.tsx'
import { unsavedNotes, useNote } from './use-note.ts'

type Outcome = OutcomeRequest['outcome']

const longestNote = 4000

/** The number of characters left from which they are counted. Earlier, the count would be read out at each pause, during a call. */
const nearLimit = 500

const outcomes = [...unreachedOutcomes, ...reachedOutcomes]

interface CallFormProps {
  site: SiteContext
  record: DeskRecord
  isMine: boolean
  /** Whether an outcome has just been recorded. */
  isRecorded: boolean
  onReload: () => void
  onRecord: (record: DeskRecord) => void
}

/** The form for the notes and the outcome of a call, or for the correction of its last outcome. */
export function CallForm({ record, isMine, isRecorded, ...props }: CallFormProps) {
  const [corrected, setCorrected] = useState<string>()
  const last = record.history.findLast((event) => event.kind === 'called' && event.is_correctable)
  if (record.request.state === 'closed' && corrected === undefined)
    return <Done site={props.site} last={last} isRecorded={isRecorded} onCorrect={() => setCorrected(last?.id)} />
  if (!isMine && corrected === undefined) return null
  return (
    <OutcomeForm
      record={record}
      {...props}
      {...(corrected !== undefined && { corrects: corrected })}
      onRecord={(next) => {
        setCorrected(undefined)
        props.onRecord(next)
      }}
    />
  )
}

interface DoneProps extends Pick<CallFormProps, 'site' | 'isRecorded'> {
  last: DeskEvent | undefined
  onCorrect: () => void
}

function Done({ site, last, isRecorded, onCorrect }: DoneProps) {
  const { t } = useLingui()
  return (
    <Notice tone="success" title={t({ id: 'desk.done.title', message: 'Rien à faire' })}>
      <Bar>
        <NextCall site={site} saved={isRecorded ? savedId : undefined} />
        <BackToLists />
        {last && (
          <Button kind="link" onClick={onCorrect}>
            <Trans id="desk.done.correct">Corriger ce que j’ai noté</Trans>
          </Button>
        )}
      </Bar>
    </Notice>
  )
}

function OutcomeForm({
  site,
  record,
  corrects,
  onReload,
  onRecord,
}: Omit<CallFormProps, 'isMine' | 'isRecorded'> & { corrects?: string }) {
  const { i18n, t } = useLingui()
  const { reference } = record.request
  const { note, setNote, state } = useNote(site, reference, record.draft?.note ?? '', longestNote)
  const written = Array.from(note).length
  const isTooLong = written > longestNote
  const [outcome, setOutcome] = useState<Outcome>()
  const [fields, setFields] = useState<ChosenFields>({})
  const [isMissing, setMissing] = useState(false)
  const attempt = useAttempt()
  const client = useQueryClient()
  const navigate = useNavigate()
  const recording = useSend(
    (body: OutcomeRequest) => recordOutcome(site.api, site.locale, reference, { body, key: attempt.keyOf(body) }),
    {
      onSuccess: (next) => {
        client.removeQueries({ queryKey: unsavedNotes })
        offerUndo(client, next)
        onRecord(next)
      },
    },
  )
  const releasing = useSend(() => releaseCall(site.api, reference), {
    onSuccess: () => void navigate({ to: '/desk', search: true }),
  })
  const isPending = recording.isPending || releasing.isPending
  const submit = () => {
    setMissing(outcome === undefined)
    if (outcome === undefined || isTooLong || isPending) return
    releasing.reset()
    recording.mutate({ version: record.version, outcome, note, ...fields, ...(corrects !== undefined && { corrects }) })
  }
  const releaseClaim = () => {
    recording.reset()
    releasing.mutate()
  }
  const choices = (ids: readonly Outcome[]) =>
    ids.map((id) => ({
      id,
      label: (
        <>
          {i18n._(outcomeLabels[id])} <kbd aria-hidden="true">{keyOfOutcome(id)}</kbd>
        </>
      ),
    }))
  const group = {
    kind: 'radio' as const,
    layout: 'pills' as const,
    name: 'outcome',
    value: outcome === undefined ? [] : [outcome],
  }
  const choose = ([id]: string[]) => setOutcome(outcomes.find((each) => each === id))
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (selector: string) => () => form.current?.querySelector<HTMLElement>(selector)?.focus()
  useDeskKeys({
    [deskKeys.notes.key]: focusOn('textarea'),
    [deskKeys.save.key]: submit,
    [saveInNotes]: submit,
    // Escape in the notes moves the focus to the outcomes, which follow them.
    [leaveNotes]: focusOn('[name=outcome]'),
    ...Object.fromEntries(
      outcomes.map((id) => [
        keyOfOutcome(id),
        () => {
          setOutcome(id)
          focusOn(`[value=${id}]`)()
        },
      ]),
    ),
  })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack>
        <TextField
          kind="long"
          name="note"
          label={t({ id: 'desk.note', message: 'Vos notes' })}
          hint={t({
            id: 'desk.note.hint',
            message: 'Pour l’équipe. La personne les reçoit si elle demande tout ce que nous gardons.',
          })}
          value={note}
          onChange={setNote}
          {...(isTooLong && {
            error: t({
              id: 'desk.note.too-long',
              message: 'Cette note est trop longue : elle n’est pas encore gardée.',
            }),
          })}
          {...(written > longestNote - nearLimit && {
            counter: {
              maximum: longestNote,
              text: (left) => t({ id: 'desk.note.left', message: `${left} caractères restants` }),
            },
          })}
        />
        <output>
          {state === 'failed' && (
            <Trans id="desk.note.failed">Pas encore gardé : nous réessayons. Laissez cette page ouverte.</Trans>
          )}
        </output>
        <p>
          {state === 'saving' && <Trans id="desk.note.keeping">Enregistrement…</Trans>}
          {state === 'saved' && note !== '' && <Trans id="desk.note.saved">Brouillon gardé</Trans>}
        </p>
        <ChoiceGroup
          {...group}
          legend={t({ id: 'desk.unreached', message: 'Personne n’a répondu' })}
          options={choices(unreachedOutcomes)}
          onChange={choose}
          {...(isMissing && { error: t({ id: 'desk.outcome.missing', message: 'Dites ce que l’appel a donné.' }) })}
        />
        <ChoiceGroup
          {...group}
          id="outcome-reached"
          legend={t({ id: 'desk.reached', message: 'Vous avez parlé à la personne' })}
          options={choices(reachedOutcomes)}
          onChange={choose}
        />
        {outcome && (
          <OutcomeFields site={site} record={record} outcome={outcome} fields={fields} onChange={setFields} />
        )}
        <OutcomeFailure failure={recording.failure ?? releasing.failure} onReload={onReload} />
        <Actions>
          <Button kind="primary" type="submit" aria-disabled={isPending}>
            <Trans id="desk.outcome.save">Enregistrer l’appel</Trans>
          </Button>
          {corrects === undefined && (
            <Button kind="link" onClick={() => isPending || releaseClaim()}>
              <Trans id="desk.release">Laisser cet appel à un collègue</Trans>
            </Button>
          )}
        </Actions>
      </Stack>
    </form>
  )
}

/** States why an outcome was rejected, and the next step. The note is saved in any case. */
function OutcomeFailure({ failure, onReload }: { failure: Failure | undefined; onReload: () => void }) {
  const { t } = useLingui()
  if (failure?.kind !== 'refused') return <NotDoneNotice failure={failure} />
  const { fields } = failure
  const needsConsent = fields['outcome']?.includes('consent_required') ?? false
  const isOutdated = 'version' in fields || ('outcome' in fields && !needsConsent)
  return (
    <Notice tone="error" announce title={t({ id: 'desk.refused.title', message: 'L’appel n’est pas encore noté' })}>
      <p>
        {'claim' in fields ? (
          <Trans id="desk.refused.claim">Un collègue appelle cette personne. Parlez-lui avant de noter.</Trans>
        ) : needsConsent ? (
          <Trans id="desk.refused.consent">
            Lisez d’abord à la personne la phrase d’accord pour la transmettre, puis notez son oui.
          </Trans>
        ) : isOutdated ? (
          <Trans id="desk.refused.version">
            La demande a changé depuis que vous l’avez ouverte. Relisez-la, puis notez l’appel. Vos notes sont gardées.
          </Trans>
        ) : (
          <Trans id="desk.refused.fields">
            Il manque une précision, ou ce jour ne convient pas : il est passé, férié, ou trop lointain. Vérifiez les
            champs.
          </Trans>
        )}
      </p>
      {isOutdated && <ReloadButton onReload={onReload} />}
    </Notice>
  )
}
