import type { CallPlacesRequest, DeskWeek, WeekCall } from '@clairmemoire/api-client/schema'
import { formatDay, formatNearMoment, formatTime } from '@clairmemoire/i18n/formats'
import { AgendaCall, AgendaDay, AgendaTime, AgendaTimes } from '@clairmemoire/ui/agenda'
import { Button } from '@clairmemoire/ui/button'
import { SelectField } from '@clairmemoire/ui/desk-controls'
import { Tag } from '@clairmemoire/ui/tag'
import { VisuallyHidden } from '@clairmemoire/ui/visually-hidden'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '../../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { RequestLink } from '../call-rows.tsx'
import { halvesWith } from './agenda-times.ts'
import type { Move } from './use-move.ts'

type Day = DeskWeek['days'][number]
type Half = Day['halves'][number]

interface DayProps {
  site: SiteContext
  week: DeskWeek
  day: Day
  move: Move
  onSet: (places: CallPlacesRequest) => void
}

/** One day of the agenda, or the reason why nobody calls on that day. */
export function WeekDay({ site, week, day, move, onSet }: DayProps) {
  const date = formatDay(site.locale, day.date)
  const { country, time_zone: timeZone } = week
  return (
    <AgendaDay title={`${date.charAt(0).toUpperCase()}${date.slice(1)}`}>
      {day.is_holiday ? (
        <Tag>
          <Trans id="desk.week.holiday">Jour sans appels</Trans>
        </Tag>
      ) : (
        halvesWith(day, timeZone, move.offered ?? []).map((half) => (
          <HalfDay
            key={half.half}
            site={site}
            timeZone={timeZone}
            half={half}
            move={move}
            onSet={(places) => onSet({ country, day: day.date, half: half.half, places, confirmed: false })}
          />
        ))
      )}
    </AgendaDay>
  )
}

interface HalfDayProps {
  site: SiteContext
  timeZone: string
  half: Half
  move: Move
  onSet: (places: number | null) => void
}

/** The largest number of calls at the same time. */
const maxPlaces = 9

function HalfDay({ site, timeZone, half, move, onSet }: HalfDayProps) {
  const { t } = useLingui()
  const user = useUser()
  const { places, times, is_set: isSet } = half
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
    <>
      {mayChange ? (
        <SelectField
          label={t({ id: 'desk.week.set', message: `Appels à la fois, ${label}` })}
          value={isSet ? String(places) : ''}
          options={options}
          onChange={(value) => onSet(value === '' ? null : Number(value))}
        />
      ) : (
        <h3>{label}</h3>
      )}
      {places === 0 && (
        <p>
          <Trans id="desk.week.is-closed">Fermé : personne ne peut choisir ce moment.</Trans>
        </p>
      )}
      <AgendaTimes label={label}>
        {times
          .filter(({ calls, held }) => places !== 0 || calls.length + held > 0)
          .map((time) => (
            <Time key={time.starts_at} site={site} timeZone={timeZone} places={places} time={time} move={move} />
          ))}
      </AgendaTimes>
    </>
  )
}

interface TimeProps extends Pick<HalfDayProps, 'site' | 'timeZone' | 'move'> {
  places: number | null
  time: Half['times'][number]
}

/** The calls at a time, and a button to put down the picked call there. */
function Time({ site, timeZone, places, time, move }: TimeProps) {
  const { t } = useLingui()
  const { starts_at: startsAt, calls, held } = time
  const taken = calls.length + held
  return (
    <AgendaTime
      time={formatTime(site.locale, startsAt, timeZone)}
      places={places !== null && taken > 0 && t({ id: 'desk.week.taken', message: `${taken} sur ${places}` })}
    >
      {calls.map((call) => (
        <Call
          key={call.reference}
          locale={site.locale}
          call={call}
          startsAt={startsAt}
          timeZone={timeZone}
          move={move}
        />
      ))}
      {held > 0 && (
        <p>
          <Trans id="desk.week.held">
            <Plural value={held} one="# personne choisit en ce moment" other="# personnes choisissent en ce moment" />
          </Trans>
        </p>
      )}
      {move.offered?.includes(startsAt) && (
        <Button
          kind="quiet"
          data-put-down={startsAt}
          onClick={() => move.putDown(startsAt)}
          onKeyDown={(event) => move.onKeyDown(event, startsAt)}
        >
          <Trans id="desk.move.put-down">Poser ici</Trans>
          <VisuallyHidden> {formatNearMoment(site.locale, startsAt, timeZone)}</VisuallyHidden>
        </Button>
      )}
    </AgendaTime>
  )
}

interface CallProps {
  locale: SiteContext['locale']
  call: WeekCall
  startsAt: string
  timeZone: string
  move: Move
}

function Call({ locale, call, startsAt, timeZone, move }: CallProps) {
  const { reference, name, time_zone: zoneThere } = call
  const there = formatTime(locale, startsAt, zoneThere)
  const isPickedUp = move.state === 'picked' && move.picked?.call.reference === reference
  return (
    <AgendaCall whom={<RequestLink reference={reference} name={name} />} isPickedUp={isPickedUp}>
      {there !== formatTime(locale, startsAt, timeZone) && (
        <span>
          <Trans id="desk.week.there">{there} là-bas</Trans>
        </span>
      )}
      <Button
        kind="link"
        aria-pressed={isPickedUp}
        data-pick-up={reference}
        onClick={() => (isPickedUp ? move.end() : move.pickUp({ call, startsAt }))}
      >
        <Trans id="desk.move.pick-up">Déplacer</Trans>
        <VisuallyHidden> {name || reference}</VisuallyHidden>
      </Button>
    </AgendaCall>
  )
}
