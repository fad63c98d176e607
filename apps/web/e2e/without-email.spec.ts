import { segmentsOf } from '@clairmemoire/domain/sms'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openParts } from './open-parts.ts'
import type { TextMessage } from './stack/phones.ts'
import { linkIn, remind, requestCallBySms, sendQueued } from './request/text-messages.ts'

const words = {
  fr: {
    call: /^Nous appelons /,
    morning: /^Nous appelons le matin/,
    move: 'Choisir un autre moment',
    take: 'Prendre ce moment',
    code: 'Votre code à quatre chiffres',
    open: 'Ouvrir ma demande',
    stop: 'Ne plus recevoir de SMS',
    erase: 'Tout effacer maintenant',
    eraseAll: 'Tout effacer',
    erased: 'Tout est effacé',
    gone: 'Cette demande ne s’ouvre plus ici',
    reminder: /rappel/,
  },
  en: {
    call: /^We will call /,
    morning: /^We will call .*morning/,
    move: 'Choose another time',
    take: 'Choose this time',
    code: 'Your four-digit code',
    open: 'Open my request',
    stop: 'Stop receiving text messages',
    erase: 'Erase everything now',
    eraseAll: 'Erase everything',
    erased: 'Everything is erased',
    gone: 'This request no longer opens here',
    reminder: /reminder/,
  },
} as const

const aboutHealth = /m[ée]mo|essai|étude|study|trial|clinic|[A-Z]{2,}-?\d{4}/i

/** The words of a text message, without the name of the site and the key. */
const wordsOf = ({ text }: TextMessage) => text.replaceAll(/clairm[eé]moire|#[\w-]{22}/gi, '')

test.use({ sms: 'on' })

/** Reads the key of the device from the first call of the page to the API. */
async function keyOf(page: Page, open: () => Promise<unknown>): Promise<string> {
  const called = page.waitForRequest(/\/api\/requests\/[\w-]{22}\/call$/)
  await open()
  return /requests\/([\w-]{22})/.exec((await called).url())?.[1] ?? ''
}

/** Moves the call this many times through the API, to the morning and the afternoon in turn. */
async function moveOften(page: Page, key: string, times: number): Promise<readonly number[]> {
  return page.evaluate(
    async ({ address, count }) => {
      const headers = { 'content-type': 'application/json' }
      const states: number[] = []
      const first = await (await fetch(address)).json()
      for (let move = 0; move < count; move++) {
        const part = move % 2 === 0 ? 'afternoon' : 'morning'
        const callback = { kind: 'part_of_day', part_of_day: part, time_zone: first.call.callback.time_zone }
        const body = JSON.stringify({ version: first.version + move, callback })
        states.push((await fetch(address, { method: 'PATCH', headers, body })).status)
      }
      return states
    },
    { address: `/api/requests/${key}/call`, count: times },
  )
}

for (const site of ['fr', 'en'] as const) {
  test.describe(`in ${site}`, () => {
    test.use({ site })
    const texts = words[site]
    const firstName = { fr: 'Mauricette', en: 'Marguerite' }[site]
    const number = { fr: '+33612345678', en: '+12025550172' }[site]

    test('a person without e-mail requests a call, moves it by the link in a text message, is reminded, stops the messages and erases everything', async ({
      page,
      stack,
      browser,
      baseURL,
    }) => {
      test.info().annotations.push({ type: 'gateway', description: stack.phones.gateway })
      const messages = () => stack.phones.messagesTo(number)
      const nextMessage = async (count: number): Promise<TextMessage> => {
        await expect
          .poll(async () => {
            await sendQueued(stack)
            return messages().length
          })
          .toBe(count)
        const message = messages().at(-1) ?? { to: '', text: '' }
        expect(segmentsOf(message.text)).toBeLessThanOrEqual(2)
        expect(message.text).toContain('STOP')
        return message
      }
      const phones: BrowserContext[] = []
      const phone = async (): Promise<Page> => {
        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          ignoreHTTPSErrors: true,
          viewport: { width: 390, height: 800 },
          hasTouch: true,
          isMobile: true,
        })
        phones.push(context)
        return context.newPage()
      }
      const heading = (on: Page, name: RegExp | string) => on.getByRole('heading', { level: 1, name })

      const code = await requestCallBySms(new Visitor(page, site), site, firstName, number)
      await expectAccessible(page)
      const [{ id } = {}] = await stack.rows(`select id from request where first_name = $1`, [firstName])
      const confirmation = await nextMessage(1)
      expect(wordsOf(confirmation)).not.toMatch(aboutHealth)
      expect(confirmation.text).not.toContain(firstName)

      const own = await phone()
      const key = await keyOf(own, () => own.goto(linkIn(confirmation)))
      await expect(heading(own, texts.call)).toBeVisible()
      expect(new URL(own.url()).hash).toBe('')
      await expect(own.getByText(firstName)).toHaveCount(0)
      await own.getByRole('button', { name: texts.move }).click()
      await own.getByLabel(new Visitor(own, site).words.callMeBack).check()
      await own.getByRole('radio', { name: new Visitor(own, site).words.morning, exact: true }).check()
      await own.getByRole('button', { name: texts.take }).click()
      await expect(heading(own, texts.morning)).toBeVisible()
      await expectAccessible(own)
      await nextMessage(2)

      // Twenty moves cause one message.
      expect(await moveOften(own, key, 20)).toEqual(Array.from({ length: 20 }, () => 200))
      await nextMessage(3)

      await remind(stack, String(id))
      const reminder = await nextMessage(4)
      expect(reminder.text).toMatch(texts.reminder)
      expect(wordsOf(reminder)).not.toMatch(aboutHealth)

      // The number may belong to somebody else by then.
      const stranger = await phone()
      const strangersKey = await keyOf(stranger, () => stranger.goto(linkIn(reminder)))
      await expect(heading(stranger, texts.call)).toBeVisible()
      await expect(stranger.getByLabel(texts.code)).toBeVisible()
      await expect(stranger.getByText(firstName)).toHaveCount(0)
      const asked = await stranger.evaluate(async (address) => {
        const [whole, call, erasing] = await Promise.all([
          fetch(address),
          fetch(`${address}/call`),
          fetch(address, { method: 'DELETE' }),
        ])
        return { statuses: [whole.status, erasing.status], call: await call.text(), whole: await whole.text() }
      }, `/api/requests/${strangersKey}`)
      expect(asked.statuses).toEqual([403, 403])
      for (const answer of [asked.call, asked.whole])
        for (const secret of [firstName, number.slice(3), 'trial', 'answers']) expect(answer).not.toContain(secret)

      await own.reload()
      await own.getByLabel(texts.code).fill(code)
      await own.getByRole('button', { name: texts.open }).click()
      await openParts(own)
      await expect(own.getByText(firstName).first()).toBeVisible()
      await expectAccessible(own)
      if (site === 'fr') await own.getByRole('button', { name: texts.stop }).click()
      else await stack.phones.answer(number, 'Stop it please')
      const stopped = `select 1 as stopped from consent where subject_id = $1 and purpose = 'sms' and withdrawn_at is not null`
      await expect.poll(() => stack.rows(stopped, [id])).toEqual([{ stopped: 1 }])

      await own.getByRole('button', { name: texts.erase }).click()
      await own.getByRole('alertdialog').getByRole('button', { name: texts.eraseAll }).click()
      await expect(own.getByText(texts.erased)).toBeVisible()
      await stranger.reload()
      await expect(heading(stranger, texts.gone)).toBeVisible()
      const left = `select 1 from request where id = $1 union all select 1 from sms where request_id = $1`
      expect(await stack.rows(left, [id])).toEqual([])
      await sendQueued(stack)
      expect(messages().length).toBe(4)
      expect(stack.output()).not.toContain(number.slice(3))
      for (const context of phones) await context.close()
    })
  })
}
