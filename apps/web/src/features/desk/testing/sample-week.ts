import type { CallSlots, DeskDay, DeskWeek, WeekCall } from '@clairmemoire/api-client/schema'
import { sampleReference } from '../../../testing/staged-backend.ts'

const firstNames = ['Camille', 'Jo', 'Lou', 'Sam', 'Dominique', 'Alex']

/** The call with this number; the first call has the sample reference. */
function call(index: number): WeekCall {
  const name = `${firstNames[index % firstNames.length]} Exemple`
  const reference = index === 0 ? sampleReference : `CM-${'ABCDEFGH'[index >> 3]}${'ABCDEFGH'[index & 7]}22-92QD`
  return { reference, name, version: 1, time_zone: 'Europe/Paris' }
}

const dates = [8, 9, 10, 11, 12, 15, 16, 17, 18, 19].map((day) => `2027-03-${String(day).padStart(2, '0')}`)
const clocks = {
  morning: ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'],
  afternoon: ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30'],
}

/** Ten days with `total` calls, two at each time. One morning is closed, and one day is a holiday. */
export function sampleWeek(total: number): DeskWeek {
  const starts = dates.flatMap((date) => [...clocks.morning, ...clocks.afternoon].map((clock) => instant(date, clock)))
  const taken = new Map(starts.map((startsAt, index) => [startsAt, [2 * index, 2 * index + 1]]))
  const half = (date: string, name: 'morning' | 'afternoon') => ({
    half: name,
    places: date === dates[9] && name === 'morning' ? 0 : 2,
    is_set: date === dates[9] && name === 'morning',
    times: clocks[name].map((clock) => ({
      starts_at: instant(date, clock),
      held: date === dates[2] && clock === '13:00' ? 1 : 0,
      calls: (taken.get(instant(date, clock)) ?? []).filter((index) => index < total).map(call),
    })),
  })
  return {
    country: 'FR',
    time_zone: 'Europe/Paris',
    days: dates.map((date) => ({
      date,
      is_holiday: date === dates[6],
      halves: date === dates[6] ? [] : [half(date, 'morning'), half(date, 'afternoon')],
    })),
  }
}

function instant(date: string, clock: string): string {
  return `${date}T${clock}:00.000Z`
}

/** The week after the call with the sample reference was moved to `startsAt`. */
export function movedWeek(week: DeskWeek, startsAt: string): DeskWeek {
  const moved = { ...call(0), version: 2 }
  const timesAfter = (times: DeskWeek['days'][number]['halves'][number]['times']) =>
    times.map((time) => {
      const others = time.calls.filter(({ reference }) => reference !== sampleReference)
      return { ...time, calls: time.starts_at === startsAt ? [...others, moved] : others }
    })
  return {
    ...week,
    days: week.days.map((day) => ({
      ...day,
      halves: day.halves.map((half) => ({ ...half, times: timesAfter(half.times) })),
    })),
  }
}

/** The free times of the first two days. */
export const sampleFreeTimes: CallSlots = {
  time_zone: 'Europe/Paris',
  call_by: '2027-03-10',
  hours: { morning: { opens: '09:00', closes: '12:00' }, afternoon: { opens: '14:00', closes: '17:00' } },
  days: dates.slice(0, 2).map((date) => ({
    date,
    times: (['morning', 'afternoon'] as const).flatMap((half) =>
      clocks[half].slice(1, 5).map((clock) => ({ starts_at: instant(date, clock), part_of_day: half })),
    ),
  })),
}

/** A day of a team with this number of people; without people, no calls are left. */
export function sampleDay(people: number): DeskDay {
  const lateBy = (first: number) => [
    { at: '2027-03-05T11:00:00.000Z', calls: first },
    { at: '2027-03-05T16:00:00.000Z', calls: first + 3 },
  ]
  const team = Array.from({ length: people }, (_, index) => ({
    name: `${firstNames[index % firstNames.length]} Exemple`,
    is_me: index === 1,
    counts: {
      left: 8 + (index % 5),
      late: index % 3,
      late_by: lateBy((index % 3) + 1),
      made: 3 * index,
      reached: index,
    },
  }))
  const unclaimed = {
    left: 3 * people,
    late: people,
    late_by: people > 0 ? lateBy(people + 1) : [],
    made: 0,
    reached: 0,
  }
  const sum = (count: 'left' | 'late' | 'made' | 'reached') =>
    team.reduce((total, { counts }) => total + counts[count], unclaimed[count])
  const total = { left: sum('left'), late: sum('late'), made: sum('made'), reached: sum('reached') }
  return {
    read_at: '2027-03-05T09:06:00.000Z',
    time_zone: 'Europe/Paris',
    team: [{ name: null, is_me: false, counts: unclaimed }, ...team],
    total: { ...total, late_by: people > 0 ? lateBy(total.late + 1) : [] },
  }
}

/** The day of one caller. */
export function ownDay(): DeskDay {
  const { team, ...day } = sampleDay(2)
  return { ...day, team: team.filter((line) => line.is_me), total: null }
}
