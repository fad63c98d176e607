import type { News } from '@clairmemoire/api-client/schema'
import { unconfirmedDays } from '@clairmemoire/domain/retention'
import { dateIn } from '../../../platform/calendar/zoned-time.ts'
import type { Backend } from '../../backend.ts'
import { confirmedLists } from '../confirmed-lists.ts'
import { isOpen } from './is-open.ts'
import { type OpenedNews, toldStudies } from './news-key.ts'

const day = 24 * 3_600_000

/** What the page of a reader of news shows: all that is confirmed, and what the key that opened it may confirm. */
export async function newsView({ database, news, studies }: Backend, opened: OpenedNews): Promise<News> {
  const { contact, alert, request } = opened
  const told = await toldStudies(database, contact.id)
  const open = new Set(studies.filter(isOpen).map(({ code }) => code))
  const lists = confirmedLists(contact, alert)
  const asked = request?.asked ?? null
  const lastConfirmed = Math.max(...Array.from(lists.values(), Number))
  const expiry =
    asked && request ? request.createdAt.getTime() + unconfirmedDays * day : lastConfirmed + news.days * day
  return {
    confirmed: asked === null,
    asked: asked?.lists ?? [],
    lists: [...lists.keys()],
    matched: Boolean((asked?.lists.includes('new_studies') ? asked : alert?.wanted)?.matching),
    opened: told.filter((code) => open.has(code)),
    expires_on: dateIn('UTC', new Date(expiry)),
  }
}
