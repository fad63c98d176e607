/** The day at the place where it is latest, so that nobody is told that their today is to come. */
export function lastToday(now: Date): string {
  const hoursAhead = 14
  return new Date(now.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10)
}
