import type { Locale } from '@clairmemoire/domain/locale'
import { expect } from '@playwright/test'
import { matchingAtHome } from '../finder/screening.ts'
import type { Visitor } from '../finder/visitor.ts'
import type { TextMessage } from '../stack/phones.ts'
import type { Stack } from '../stack/stack.ts'

const say = {
  fr: {
    agree: 'Oui, vous pouvez m’envoyer des SMS',
    code: 'Votre code',
  },
  en: {
    agree: 'Yes, you may send me text messages',
    code: 'Your code',
  },
} as const

/**
 * Requests a call at a chosen time without an e-mail address, and agrees to text messages. Returns the code of the request. The numbers that
 * France reserves for fiction are not mobile numbers in its plan.
 */
export async function requestCallBySms(
  visitor: Visitor,
  site: Locale,
  firstName: string,
  phone: string,
): Promise<string> {
  const { page, words } = visitor
  await visitor.screen(matchingAtHome[site], words.match)
  await visitor.bookCall()
  await visitor.chooseSlot(words.whoToCall)
  await visitor.choose(words.callMe, words.reachYou)
  await visitor.write(words.firstName, firstName)
  await visitor.write(words.phone, phone)
  await page.getByLabel(say[site].agree).check()
  await visitor.continueTo(words.agreeToCall)
  await visitor.agree(words.checkRequest)
  await visitor.press(words.send)
  await visitor.expectPage(words.thanks)
  const code = await page.getByText(say[site].code).locator('strong').last().textContent()
  expect(code).toMatch(/^\d{4}$/)
  return code ?? ''
}

/** Time zones of which at least one has a time between 9:00 and 20:00. */
const zones = ['Europe/Paris', 'Indian/Reunion', 'America/New_York', 'Pacific/Honolulu']

function zoneAtDaytime(): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format())
  return zones.find((zone) => hourIn(zone) >= 9 && hourIn(zone) < 20) ?? ''
}

/** Moves the calls to a time zone without quiet hours at the moment, and ends the waiting time of all queued messages. */
export async function sendQueued({ rows }: Stack): Promise<void> {
  await rows(`update request set callback = jsonb_set(callback, '{time_zone}', to_jsonb($1::text))`, [zoneAtDaytime()])
  await rows(`update pgboss.job set start_after = now() where name = 'mail' and state in ('created', 'retry')`)
}

/** Moves the call to the time one day from now, as chosen days ago, and runs the job that reminds of calls. */
export async function remind({ rows }: Stack, id: string): Promise<void> {
  const call = JSON.stringify({
    kind: 'slot',
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    time_zone: zoneAtDaytime(),
  })
  await rows(
    `update request set call_asked_at = now() - interval '3 days', call_state = 'promised', callback = $2::jsonb where id = $1`,
    [id, call],
  )
  await rows(`insert into pgboss.job (name) values ('remind-of-calls')`)
}

/** Returns the path of the private link in a text message, with its key. */
export function linkIn({ text }: TextMessage): string {
  const [link = ''] = /https:\S+\/r#[\w-]{22}/.exec(text) ?? []
  const { pathname, hash } = new URL(link)
  return pathname + hash
}
