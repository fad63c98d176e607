/** Every event that a log line may have. docs/operations/monitoring.md tells an operator what to do about each. */
export const events = [
  'started',
  'job done',
  'job not done',
  'request failed',
  'page not made',
  'content left out',
  'content unreadable',
  'content cannot be stored',
  'mail undeliverable',
  'sms ceiling near',
  'a refresh token was used a second time: its session has ended',
  'database ended, starting it again',
  'database started again',
] as const

/** Outages. Each is logged with one line when it begins and one when it is over. */
export const outages = [
  'backend fails',
  'content service fails',
  'database fails',
  'mail server fails',
  'mails cannot be stored',
  'sms gateway fails',
  'sms ceiling reached',
  'sms ceiling of new numbers reached',
] as const

export type Event = (typeof events)[number]
export type Outage = (typeof outages)[number]

const known: ReadonlySet<string> = new Set([...events, ...outages])

export function isKnown(event: unknown): event is Event | Outage {
  return typeof event === 'string' && known.has(event)
}
