import type { Study } from '@clairmemoire/domain/study'
import { eventually } from '@clairmemoire/vitest'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { mailServer, type ReceivedMail } from '../../../../testing/mail-server.ts'
import { contactRequest, friday } from '../../../../testing/requests.ts'
import { clinic, testBackend } from '../../../../testing/test-backend.ts'
import { smtpDelivery } from '../../../mail/delivery.ts'
import { visitorMail } from '../../../mail/mail.table.ts'
import { contact, newsMail } from '../news.table.ts'
import { sendNews } from './send-news.ts'

const start = new Date(friday).getTime()
const after = (days: number) => new Date(start + days * 24 * 3_600_000)

const headerOf = (mail: ReceivedMail | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? ''
/** Returns the key after the # of a link. */
const keyIn = (mail: ReceivedMail | undefined) => /#([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? ''

it.each([
  {
    locale: 'fr',
    code: 'PREDICTOM',
    subjects: ['Confirmez votre adresse', 'Il y a du nouveau', 'Rien de nouveau pour le moment'],
  },
  {
    locale: 'en',
    code: 'TRONTIER_1',
    subjects: ['Confirm your address', 'Something new for you', 'Nothing new for now'],
  },
] as const)(
  'mails in $locale arrive: confirmation, opened study, nothing opened; the last two have one-click unsubscribe',
  async ({ locale, code, subjects }) => {
    await using server = await mailServer()
    await using backend = await testBackend({ now: friday, delivery: () => smtpDelivery(server.url, clinic) })
    const email = `news-${locale}@sample.example`
    const lastMailOf = async (count: number) => {
      const mine = () => server.received.filter(({ recipient }) => recipient === email)
      await vi.waitFor(() => expect(mine()).toHaveLength(count), eventually)
      return mine().at(-1)
    }
    await backend.post(
      '/api/mail/create-contact/',
      contactRequest({ email, locale, country: locale === 'fr' ? 'FR' : 'US' }),
    )
    const first = await lastMailOf(1)
    expect((await backend.post(`/api/news/${keyIn(first)}/confirm`, {})).status).toBe(200)

    const study = backend.whole.studies.current().find((known) => known.code === code)
    if (study === undefined) throw new Error(`The register has no ${code}.`)
    const sendNewsOn = async (status: Study['status'], day: number) => {
      // The limit of mails uses the clock of the database, where no day has passed.
      await backend.database.delete(visitorMail)
      await sendNews(backend.whole, [{ ...study, status }], after(day))
    }
    await sendNewsOn('closed', 1)
    await sendNewsOn('recruiting', 2)
    const opened = await lastMailOf(2)
    await sendNewsOn('recruiting', 190)
    const nothing = await lastMailOf(3)

    const mails = [first, opened, nothing]
    expect(mails.map((mail) => mail?.subject)).toEqual(subjects)
    for (const mail of [opened, nothing]) {
      expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(headerOf(mail, 'list-unsubscribe')).toMatch(
        /^<https:\/\/[^>]*\/api\/mail\/stop\/news\/[\w-]{22}\?list=new_studies>$/,
      )
      expect(mail?.html).toContain(`lang="${locale}"`)
    }
    const stop = new URL(headerOf(nothing, 'list-unsubscribe').slice(1, -1))
    expect((await backend.call('POST', stop.pathname + stop.search)).status).toBe(204)
    expect(await backend.database.select().from(contact).where(eq(contact.email, email))).toEqual([])
    expect(await backend.database.$count(newsMail)).toBe(0)
  },
)
