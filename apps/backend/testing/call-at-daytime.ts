/** Postal codes of France overseas, with their time zones. In one of them, the day lasts for three more hours at least. */
const places = { '97400': 'Indian/Reunion', '97200': 'America/Martinique', '98700': 'Pacific/Tahiti' }

/**
 * The fields of a request by a person without quiet hours now, for processes, which have the clock of the machine. The message is
 * the same at any hour.
 */
export function callAtDaytime(now = new Date()) {
  const [place] = Object.entries(places).toSorted(([, one], [, other]) => hoursOfDay(other, now) - hoursOfDay(one, now))
  const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
  return { postal_code: place?.[0], callback }
}

/** The hours until 21:00; 0 before 8:00. */
function hoursOfDay(timeZone: string, now: Date): number {
  const hour = Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now))
  return hour < 8 ? 0 : 21 - hour
}
