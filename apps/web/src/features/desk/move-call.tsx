import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { formatMoment } from '@clairmemoire/i18n/formats'
import { Button } from '@clairmemoire/ui/button'
import { FieldRow, SelectField } from '@clairmemoire/ui/desk-controls'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotDoneNotice, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { freeTimesQuery, moveCall } from './desk.queries.ts'
import { timeThere } from './desk-labels.copy.ts'
import { getsMessages } from './reach/ways.tsx'
import { ReloadButton } from './reload-button.tsx'

interface MoveCallProps {
  site: SiteContext
  record: DeskRecord
  onReload: () => void
  onRecord: (record: DeskRecord) => void
}

/** Moves the call to another time while the user talks to the person on the telephone. */
export function MoveCall({ site, record, onReload, onRecord }: MoveCallProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={t({ id: 'desk.move', message: 'Déplacer l’appel à une autre heure' })}
      onOpen={() => setOpen(true)}
    >
      {isOpen && <ChooseTime site={site} record={record} onReload={onReload} onRecord={onRecord} />}
    </Disclosure>
  )
}

function ChooseTime({ site, record, onReload, onRecord }: MoveCallProps) {
  const { i18n, t } = useLingui()
  const { request, version } = record
  const [startsAt, setStartsAt] = useState('')
  const { failure, isPending, mutate } = useSend(
    (time: string) => moveCall(site.api, site.locale, request.reference, { version, starts_at: time }),
    { onSuccess: onRecord },
  )
  const { data } = useQuery({
    ...freeTimesQuery(site.api, site.locale, request.country, request.time_zone),
    retry: false,
    gcTime: 0,
  })
  const times = (data?.days ?? []).flatMap(({ times: ofDay }) => ofDay)
  return (
    <>
      <FieldRow>
        <SelectField
          label={i18n._(timeThere)}
          value={startsAt}
          options={[
            { value: '', label: t({ id: 'desk.choose', message: 'Choisir' }) },
            ...times.map(({ starts_at: value }) => ({
              value,
              label: formatMoment(site.locale, value, request.time_zone),
            })),
          ]}
          onChange={setStartsAt}
        />
        <Button
          kind="quiet"
          aria-disabled={startsAt === '' || isPending}
          onClick={() => startsAt === '' || mutate(startsAt)}
        >
          {getsMessages(record.ways) ? (
            <Trans id="desk.move.submit">Déplacer, et écrire à la personne</Trans>
          ) : (
            <Trans id="desk.move.pick-up">Déplacer</Trans>
          )}
        </Button>
      </FieldRow>
      {failure?.kind === 'refused' ? (
        <Notice tone="error" announce>
          <p>
            {'claim' in failure.fields ? (
              <Trans id="desk.move.claimed">
                Un collègue appelle cette personne. Parlez-lui avant de déplacer l’appel.
              </Trans>
            ) : (
              <Trans id="desk.move.refused">
                Cette heure vient d’être prise, ou la demande a changé. Relisez la demande, puis choisissez.
              </Trans>
            )}
          </p>
          <ReloadButton onReload={onReload} />
        </Notice>
      ) : (
        <NotDoneNotice failure={failure} />
      )}
    </>
  )
}
