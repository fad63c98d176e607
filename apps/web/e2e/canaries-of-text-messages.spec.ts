import { locales } from '@clairmemoire/domain/locale'
import { byTurns } from './by-turns.ts'
import { expect, test } from './device/canary-test.ts'
import { linkIn, requestCallBySms, sendQueued } from './request/text-messages.ts'

const say = {
  fr: { code: 'Votre code à quatre chiffres', open: 'Ouvrir ma demande', contact: 'Vos coordonnées' },
  en: { code: 'Your four-digit code', open: 'Open my request', contact: 'Your contact details' },
} as const

const phones = {
  fr: { typed: '06 12 34 56 79', sent: '33612345679' },
  en: { typed: '(202) 555-0173', sent: '12025550173' },
} as const

const inBodyOf = (path: string) => expect.stringMatching(new RegExp(`^the body of ${path}$`))

test.use({ sms: 'on' })

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`text messages on the ${site} site`, () => {
    test.use({ site })

    oneSiteOnly.test(
      'the number and the code are sent only to the clinic; the key is only in addresses of the API',
      async ({ page, stack, visit, watch }) => {
        const { typed, sent } = phones[site]
        const number = `+${sent}`
        const firstName = 'Zélie Canari-Mobile'
        const { sweep, visitor } = visit([typed, sent, firstName])
        const code = await requestCallBySms(visitor, site, firstName, typed)
        await sweep.lookAndFail()
        expect(await sweep.placesOf(typed)).toEqual(['the page'])
        for (const text of [sent, firstName])
          expect(await sweep.placesOf(text)).toEqual(expect.arrayContaining(['the body of POST /api/trials/signup']))

        await sendQueued(stack)
        await expect.poll(() => stack.phones.messagesTo(number).length).toBe(1)
        const [message] = stack.phones.messagesTo(number)
        const link = linkIn(message ?? { to: '', text: '' })
        const key = link.slice(link.indexOf('#') + 1)
        const text = message?.text ?? ''
        const ofLink = watch([key, code, text])
        await page.goto(link)
        await page.getByLabel(say[site].code).fill(code)
        await ofLink.lookAndFail()
        expect(await ofLink.placesOf(code)).toEqual(['the page'])
        await page.getByRole('button', { name: say[site].open }).click()
        await expect(page.getByText(say[site].contact)).toBeVisible()
        await ofLink.lookAndFail()
        expect(await ofLink.placesOf(key)).toEqual(['an address that was asked for'])
        expect(await ofLink.placesOf(code)).toEqual([inBodyOf('POST /api/requests/[\\w-]{22}/code'), 'the page'])
        expect(await ofLink.placesOf(text)).toEqual([])
        await stack.phones.answer(number, 'Qx7 merci, à lundi')
        const answers = () => stack.rows(`select words from sms where state = 'received'`)
        await expect.poll(answers).toEqual([{ words: 'Qx7 merci, à lundi' }])
        for (const place of [typed, sent, firstName])
          expect(await sweep.placesOf(place)).not.toContain('the log of a server')
        expect(stack.output()).not.toContain('Qx7')
      },
    )
  })
}
