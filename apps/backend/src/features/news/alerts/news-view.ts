import type { News } from '@clairmemoire/api-client/schema'
import type { Backend } from '../../backend.ts'
import { dateIn } from '../../../platform/calendar/zoned-time.ts'
import { unconfirmedDays } from './forget-old-news.ts'
import { isOpen } from './is-open.ts'
import { type OpenedNews, toldStudies } from './news-key.ts'

const day = 24 * 3_600_000

/** What the page of a reader of news shows. */
export async function newsView({ database, news, studies }: Backend, { mail, alert }: OpenedNews): Promise<News> {
  const told = await toldStudies(database, alert.contactId)
  const open = new Set(studies.filter(isOpen).map(({ code }) => code))
  const { confirmedAt, askedAt, wanted, asked } = alert
  const kept = confirmedAt === null ? ([askedAt, unconfirmedDays] as const) : ([confirmedAt, news.days] as const)
  return {
    confirmed: wanted !== null && !waits(alert, mail.createdAt),
    matched: (wanted ?? asked).matching !== null,
    opened: told.filter((code) => open.has(code)),
    expires_on: dateIn('UTC', new Date(kept[0].getTime() + kept[1] * day)),
  }
}

/** What was asked last is confirmed by the mail that asked for it, and by none before it. */
export function waits({ askedAt, confirmedAt }: OpenedNews['alert'], mailedAt: Date): boolean {
  return askedAt <= mailedAt && (confirmedAt === null || confirmedAt < askedAt)
}
