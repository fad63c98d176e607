import type { CallPlacesRequest, Country, DeskRequest, DeskWeek } from '@clairmemoire/api-client/schema'
import { formatCountry, formatDay, formatTime } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { CardList } from '@clairmemoire/ui/card'
import { FieldRow, SelectField } from '@clairmemoire/ui/desk-controls'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Tag } from '@clairmemoire/ui/tag'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { QueryView, NotDoneNotice, useSend } from '../../form-flow/index.ts'
import { useUser } from '../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { BackToLists } from './back-to-lists.tsx'
import { deskWeekQuery, setCallPlaces } from './desk.queries.ts'
import { DeskRow } from './desk-row.tsx'

const countries: readonly Country[] = ['FR', 'US']

/** Refresh interval in milliseconds. */
const refreshInterval = 10_000

/** The next ten days: booked times and closed half days. */
export function DeskWeekView({ site, opening }: { site: SiteContext; opening: ReactNode }) {
  const [country, setCountry] = useState<Country>('FR')
  const query = useQuery({
    ...deskWeekQuery(site.api, country),
    retry: false,
    refetchInterval: refreshInterval,
    gcTime: 0,
  })
  return (
    <QueryView
      query={query}
      opening={opening}
      failureTitle={<Trans id="desk.week.failure">La semaine ne s’affiche pas pour le moment</Trans>}
      failureText={<BackToLists />}
    >
      {(week) => <ShownWeek site={site} week={week} onCountry={setCountry} onChange={() => void query.refetch()} />}
    </QueryView>
  )
}

interface ShownWeekProps {
  site: SiteContext
  week: DeskWeek
  onCountry: (country: Country) => void
  onChange: () => void
}

function ShownWeek({ site, week, onCountry, onChange }: ShownWeekProps) {
  const { t } = useLingui()
  const [pendingChange, setPendingChange] = useState<{ places: CallPlacesRequest; affected: readonly DeskRequest[] }>()
  const { failure, mutate } = useSend((places: CallPlacesRequest) => setCallPlaces(site.api, site.locale, places), {
    onSuccess: ({ is_changed: isChanged, affected }, places) => {
      setPendingChange(isChanged ? undefined : { places, affected })
      if (isChanged) onChange()
    },
  })
  return (
    <Section width="page">
      <Stack>
        <p>
          <BackToLists />
        </p>
        <h1 tabIndex={-1}>
          <Trans id="desk.week.title">La semaine</Trans>
        </h1>
        <SelectField
          label={t({ id: 'desk.filter.country', message: 'Pays' })}
          value={week.country}
          options={countries.map((country) => ({ value: country, label: formatCountry(site.locale, country) }))}
          onChange={(value) => onCountry(value === 'US' ? 'US' : 'FR')}
        />
        <NotDoneNotice failure={failure} />
        {pendingChange && (
          <Affected
            site={site}
            affected={pendingChange.affected}
            onConfirm={() => mutate({ ...pendingChange.places, confirmed: true })}
            onCancel={() => setPendingChange(undefined)}
          />
        )}
        {week.days.map((day) => (
          <Day key={day.date} site={site} week={week} day={day} onSet={mutate} />
        ))}
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
          Chacune reçoit un e-mail avec un lien pour choisir une autre heure. Qui n’a pas d’e-mail est à appeler dans
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

interface DayProps {
  site: SiteContext
  week: DeskWeek
  day: DeskWeek['days'][number]
  onSet: (places: CallPlacesRequest) => void
}

function Day({ site, week, day, onSet }: DayProps) {
  const date = formatDay(site.locale, day.date)
  const halves = day.halves.map((half) => (
    <HalfDay
      key={half.half}
      site={site}
      timeZone={week.time_zone}
      half={half}
      onSet={(places) => onSet({ country: week.country, day: day.date, half: half.half, places, confirmed: false })}
    />
  ))
  return (
    <section>
      <h2>{`${date.charAt(0).toUpperCase()}${date.slice(1)}`}</h2>
      {day.is_holiday ? (
        <Tag>
          <Trans id="desk.week.holiday">Jour sans appels</Trans>
        </Tag>
      ) : (
        <CardList>{halves}</CardList>
      )}
    </section>
  )
}

interface HalfDayProps {
  site: SiteContext
  timeZone: string
  half: DeskWeek['days'][number]['halves'][number]
  onSet: (places: number | null) => void
}

/** Maximum number of simultaneous calls. */
const maxPlaces = 9

function HalfDay({ site, timeZone, half, onSet }: HalfDayProps) {
  const { t } = useLingui()
  const user = useUser()
  const { places, times, is_set: isSet } = half
  const taken = times.filter(({ calls, held }) => calls.length + held > 0)
  const mayChange = user?.role === 'coordinator' || user?.role === 'administrator'
  const label =
    half.half === 'morning'
      ? t({ id: 'desk.week.morning', message: 'Matin' })
      : t({ id: 'desk.week.afternoon', message: 'Après-midi' })
  const options = [
    { value: '', label: t({ id: 'desk.week.default', message: 'Comme d’habitude' }) },
    { value: '0', label: t({ id: 'desk.week.closed', message: 'Fermé' }) },
    ...Array.from({ length: maxPlaces }, (_, index) => {
      const count = index + 1
      return { value: String(count), label: t({ id: 'desk.week.places', message: `${count} à la fois` }) }
    }),
  ]
  return (
    <Stack>
      <h3>{label}</h3>
      <p>
        {places === 0 ? (
          <Trans id="desk.week.is-closed">Fermé : personne ne peut choisir ce moment.</Trans>
        ) : taken.length === 0 ? (
          <Trans id="desk.week.free">Aucune heure prise.</Trans>
        ) : null}
      </p>
      {taken.length > 0 && (
        <ul>
          {taken.map(({ starts_at: startsAt, calls, held }) => (
            <li key={startsAt}>
              {formatTime(site.locale, startsAt, timeZone)}{' '}
              {calls.map((reference) => (
                <span key={reference}>
                  <Link className={buttonClass('link')} to="/desk/requests/$reference" params={{ reference }}>
                    {reference}
                  </Link>{' '}
                </span>
              ))}
              {held > 0 && (
                <Trans id="desk.week.held">
                  <Plural
                    value={held}
                    one="# personne choisit en ce moment"
                    other="# personnes choisissent en ce moment"
                  />
                </Trans>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <FieldRow>
          <SelectField
            label={t({ id: 'desk.week.set', message: `Appels à la fois, ${label}` })}
            value={isSet ? String(places) : ''}
            options={options}
            onChange={(value) => onSet(value === '' ? null : Number(value))}
          />
        </FieldRow>
      )}
    </Stack>
  )
}
