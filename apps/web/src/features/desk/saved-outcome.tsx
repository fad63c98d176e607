import type { DeskRecord, OutcomeRequest } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { Bar } from '@clairmemoire/ui/desk-controls'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { NotDoneNotice, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { deskRecordQuery, type RecordedOutcome, undoOutcome } from './desk.queries.ts'
import { deskKeys, useDeskKeys } from './desk-keys.ts'
import { outcomeLabels } from './desk-labels.copy.ts'

/** The id of the text that states what was saved. */
export const savedId = 'saved-outcome'

/** Milliseconds for which the backend lets the user undo an outcome. */
const undoTime = 60_000

interface Saved extends RecordedOutcome {
  name: string
  outcome: OutcomeRequest['outcome']
  savedAt: number
  isUndone: boolean
}

/** The last saved outcome. It stays in the cache after the user leaves the request, until a logout clears the cache. */
const savedQuery = {
  queryKey: ['desk', 'saved'],
  queryFn: (): Saved | null => null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
}

/** Offers to undo the outcome that was just recorded. */
export function offerUndo(client: QueryClient, { request, history }: DeskRecord): void {
  const last = history.findLast(({ kind }) => kind === 'called')
  if (last?.id === undefined || last.outcome === undefined) return
  const { reference, name } = request
  const { id, outcome } = last
  const saved: Saved = { reference, id, name: name || reference, outcome, savedAt: Date.now(), isUndone: false }
  client.setQueryData(savedQuery.queryKey, saved)
}

/** Shows the last saved outcome for a minute, with a button to undo it, and then a confirmation. */
export function SavedOutcome({ site, reference }: { site: SiteContext; reference?: string }) {
  const { data: saved } = useQuery({ ...savedQuery, initialData: savedQuery.queryFn })
  const isCurrent = useIsWithin(saved?.savedAt ?? 0, undoTime)
  if (!saved || !isCurrent) return null
  if (!saved.isUndone) return <Undo site={site} saved={saved} />
  return saved.reference === reference && <Undone />
}

/** Whether less than `time` milliseconds have passed since the instant `since`. */
function useIsWithin(since: number, time: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, since + time - Date.now()))
    return () => clearTimeout(timer)
  }, [since, time])
  return now < since + time
}

function Undo({ site, saved }: { site: SiteContext; saved: Saved }) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { reference, name } = saved
  const outcome = i18n._(outcomeLabels[saved.outcome])
  const { failure, isPending, mutate } = useSend(() => undoOutcome(site.api, site.locale, saved), {
    onSuccess: (record) => {
      client.setQueryData([...deskRecordQuery(site.api, site.locale, reference).queryKey], record)
      client.setQueryData(savedQuery.queryKey, { ...saved, isUndone: true })
      void navigate({ to: '/desk/requests/$reference', params: { reference }, search: true })
    },
  })
  useDeskKeys({ [deskKeys.undo.key]: mutate })
  return (
    <Bar>
      <p id={savedId}>
        <Trans id="desk.saved">
          Enregistré pour {name} : {outcome}.
        </Trans>
      </p>
      <Button kind="link" aria-disabled={isPending} onClick={() => mutate()}>
        <Trans id="desk.undo">Annuler</Trans> <kbd aria-hidden="true">{deskKeys.undo.key}</kbd>
      </Button>
      {failure?.kind === 'refused' ? (
        <Notice tone="error" announce>
          <p>
            {'outcome' in failure.fields ? (
              <Trans id="desk.undo.late">
                Trop tard pour annuler : si un e-mail devait partir, il est parti. Ouvrez la demande pour corriger.
              </Trans>
            ) : (
              <Trans id="desk.undo.changed">
                La demande a changé depuis, ou un collègue appelle. Ouvrez-la pour corriger.
              </Trans>
            )}
          </p>
        </Notice>
      ) : (
        <NotDoneNotice failure={failure} />
      )}
    </Bar>
  )
}

/**
 * Takes the focus, because the pressed button is gone. On another page this is not shown, and the heading has the focus. It is a region
 * named by its text, because Orca reads only the first line of a focused paragraph and nothing of a focused live region.
 */
function Undone() {
  const id = useId()
  const line = useRef<HTMLElement>(null)
  // The focus is outside React.
  useEffect(() => line.current?.focus(), [])
  return (
    <section ref={line} aria-labelledby={id} tabIndex={-1}>
      <p id={id}>
        <Trans id="desk.undone">Annulé. La demande et vos notes sont comme avant, et aucun message ne part.</Trans>
      </p>
    </section>
  )
}
