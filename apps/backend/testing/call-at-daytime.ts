/** The time zones of calls, of which at least one has no quiet hours. France has only that of Paris. */
const zones = { 'Europe/Paris': 'FR', 'America/New_York': 'US', 'Pacific/Honolulu': 'US' } as const

/** The fields of a request for a call in a time zone without quiet hours now, for processes, which have the clock of the machine. */
export function callAtDaytime() {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone }).format())
  const found = Object.entries(zones).find(([zone]) => hourIn(zone) >= 8 && hourIn(zone) < 21)
  if (found === undefined) throw new Error('It is day in none of the time zones.')
  const [time_zone, country] = found
  return { country, callback: { kind: 'part_of_day', part_of_day: 'any', time_zone } } as const
}
