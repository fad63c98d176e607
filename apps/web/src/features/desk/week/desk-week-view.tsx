import type { CallPlacesRequest, Country, DeskRequest, DeskWeek } from '@clairmemoire/api-client/schema'
import { formatCountry } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Agenda } from '@clairmemoire/ui/agenda'
import { Button } from '@clairmemoire/ui/button'
import { Bar, SelectField } from '@clairmemoire/ui/desk-controls'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { QueryView, NotDoneNotice, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { BackToLists } from '../back-to-lists.tsx'
import { deskWeekQuery, setCallPlaces, weekRefreshInterval } from '../desk.queries.ts'
import { DeskRow } from '../desk-row.tsx'
import { useFollowedLists } from '../follow-changes.ts'
import { MoveBar } from './move-bar.tsx'
import { useMove } from './use-move.ts'
import { WeekDay } from './week-day.tsx'

const countries: readonly Country[] = ['FR', 'US']

/** Shows the booked times and the closed half days of the next ten days. */
export function DeskWeekView({ site, opening }: { site: SiteContext; opening: ReactNode }) {
  const [country, setCountry] = useState<Country>('FR')
  const query = useQuery({
    ...deskWeekQuery(site.api, country),
    ...useFollowedLists(site),
    retry: false,
    // The stream does not report the times that visitors hold.
    refetchInterval: weekRefreshInterval,
    gcTime: 0,
  })
  return (
    <QueryView
      query={query}
      opening={opening}
      failureTitle={<Trans id="desk.week.failure">La semaine ne s’affiche pas pour le moment</Trans>}
      failureText={<BackToLists />}
    >
      {(week) => <ShownWeek site={site} week={week} onCountry={setCountry} refresh={query.refetch} />}
    </QueryView>
  )
}

interface ShownWeekProps {
  site: SiteContext
  week: DeskWeek
  onCountry: (country: Country) => void
  refresh: () => Promise<unknown>
}

function ShownWeek({ site, week, onCountry, refresh }: ShownWeekProps) {
  const { t } = useLingui()
  const [pendingChange, setPendingChange] = useState<{ places: CallPlacesRequest; affected: readonly DeskRequest[] }>()
  const { failure, mutate } = useSend((places: CallPlacesRequest) => setCallPlaces(site.api, site.locale, places), {
    onSuccess: ({ is_changed: isChanged, affected }, places) => {
      setPendingChange(isChanged ? undefined : { places, affected })
      if (isChanged) void refresh()
    },
  })
  const frame = useRef<HTMLDivElement>(null)
  const move = useMove({ site, week, frame, refresh })
  return (
    <Section width="page">
      <Stack>
        <Bar>
          <h1 tabIndex={-1}>
            <Trans id="desk.week.title">La semaine</Trans>
          </h1>
          <BackToLists />
          <SelectField
            label={t({ id: 'desk.filter.country', message: 'Pays' })}
            value={week.country}
            options={countries.map((country) => ({ value: country, label: formatCountry(site.locale, country) }))}
            onChange={(value) => onCountry(value === 'US' ? 'US' : 'FR')}
          />
        </Bar>
        <NotDoneNotice failure={failure} />
        {pendingChange && (
          <Affected
            site={site}
            affected={pendingChange.affected}
            onConfirm={() => mutate({ ...pendingChange.places, confirmed: true })}
            onCancel={() => setPendingChange(undefined)}
          />
        )}
        <div ref={frame}>
          <Agenda>
            {week.days.map((day) => (
              <WeekDay key={day.date} site={site} week={week} day={day} move={move} onSet={mutate} />
            ))}
          </Agenda>
          <MoveBar locale={site.locale} timeZone={week.time_zone} move={move} />
        </div>
      </Stack>
    </Section>
  )
}

interface AffectedProps {
  site: SiteContext
  affected: readonly DeskRequest[]
  onConfirm: () => void
  onCancel: () => void
}

/** A warning before closing a half day in which people have booked a time. */
function Affected({ site, affected, onConfirm, onCancel }: AffectedProps) {
  const { t } = useLingui()
  const title = t({ id: 'desk.week.affected', message: 'Ces personnes ont choisi une heure dans ce moment' })
  return (
    <Notice tone="warning" announce title={title}>
      <ol>
        {affected.map((request) => (
          <DeskRow key={request.reference} locale={site.locale} request={request} />
        ))}
      </ol>
      <p>
        <Trans id="desk.week.affected.next">
          Chacune reçoit un message avec un lien pour choisir une autre heure. Qui n’en reçoit pas est à appeler dans
          les trois jours ouvrés.
        </Trans>
      </p>
      <Actions>
        <Button kind="primary" onClick={onConfirm}>
          <Trans id="desk.week.confirm">Fermer, et écrire à ces personnes</Trans>
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          <Trans id="desk.week.cancel">Ne rien changer</Trans>
        </Button>
      </Actions>
    </Notice>
  )
}
