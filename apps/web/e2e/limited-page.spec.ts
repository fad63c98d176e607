import { hash, randomBytes } from 'node:crypto'
import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { reloadInteractive } from './open-interactive.ts'
import { requestCall } from './request/request-call.ts'
import type { Stack } from './stack/stack.ts'

const code = '4821'

const words = {
  fr: {
    path: '/votre-demande',
    heading: /^Nous appelons /,
    name: 'Camille',
    code: 'Votre code à quatre chiffres',
    open: 'Ouvrir ma demande',
    wrong: /essayer encore 9\sfois/,
    stop: 'Ne plus recevoir de SMS',
    stopped: 'C’est fait : vous ne recevrez plus de SMS de notre part.',
    cancel: 'Annuler l’appel',
    confirm: 'Oui, annuler l’appel',
    cancelled: 'L’appel est annulé',
    contact: 'Vos coordonnées',
  },
  en: {
    path: '/your-request',
    heading: /^We will call /,
    name: 'Camille',
    code: 'Your four-digit code',
    open: 'Open my request',
    wrong: /try 9 more times/,
    stop: 'Stop receiving text messages',
    stopped: 'Done: you will get no more text messages from us.',
    cancel: 'Cancel the call',
    confirm: 'Yes, cancel the call',
    cancelled: 'The call is canceled',
    contact: 'Your contact details',
  },
} as const

/** Stores the key, the code, a mobile number and the consent of a request as a text message leaves them, and returns the key. */
async function textMessage({ rows }: Stack, request: string): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  await rows(
    `insert into request_link (capability_hash, request_id, device, limited, created_at) values ($1, $2, false, true, now())`,
    [hash('sha256', key, 'base64url'), request],
  )
  await rows(`update request set sms_code = $1, phone = '+33612345676' where id = $2`, [code, request])
  await rows(
    `insert into consent (id, subject_id, purpose, text_version, locale, given_at)
     values (gen_random_uuid(), $1, 'sms', '2026-12', 'fr', now())`,
    [request],
  )
  return key
}

test.use({ sms: 'on' })

for (const site of ['fr', 'en'] as const) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`in ${site}`, () => {
    test.use({ site })

    test('the link in a text message opens the call, and the code the whole page without a reload', async ({
      page,
      stack,
    }) => {
      const texts = words[site]
      await page.setViewportSize({ width: 390, height: 800 })
      const { id } = await requestCall(page, `limited-page-${site}@visitor.example`, site)
      const heading = page.getByRole('heading', { level: 1, name: texts.heading })
      const field = page.getByLabel(texts.code)
      await page.goto(`/r#${await textMessage(stack, id)}`)
      await expect(heading).toBeFocused()
      expect([new URL(page.url()).pathname, new URL(page.url()).hash]).toEqual([texts.path, ''])
      await expect(field).toBeVisible()
      await expect(page.getByText(texts.name)).toHaveCount(0)
      await expectAccessible(page)

      await reloadInteractive(page)
      await field.fill('0000')
      await page.getByRole('button', { name: texts.open }).click()
      await expect(page.getByText(texts.wrong)).toBeVisible()
      await expect(field).toBeFocused()
      await field.fill(code)
      const navigations: string[] = []
      page.on('framenavigated', (frame) => navigations.push(frame.url()))
      await page.getByRole('button', { name: texts.open }).click()
      await expect(page.getByText(texts.contact)).toBeVisible()
      await expect(heading).toBeFocused()
      expect(navigations).toEqual([])
    })

    oneSiteOnly.test('a stranger with the number stops text messages and sees no name', async ({ page, stack }) => {
      const texts = words[site]
      const { id } = await requestCall(page, `limited-stop-${site}@visitor.example`, site)
      await page.goto(`/r/#${await textMessage(stack, id)}`)
      await page.getByRole('button', { name: texts.stop }).click()
      await expect(page.getByText(texts.stopped)).toBeVisible()
      await expect(page.getByText(texts.name)).toHaveCount(0)
      const consents = await stack.rows(`select withdrawn_at from consent where subject_id = $1 and purpose = 'sms'`, [
        id,
      ])
      expect(consents).toEqual([{ withdrawn_at: expect.any(Date) }])
    })

    oneSiteOnly.test('the call is cancelled without the code', async ({ page, stack }) => {
      const texts = words[site]
      const { id } = await requestCall(page, `limited-cancel-${site}@visitor.example`, site)
      await page.goto(`/r#${await textMessage(stack, id)}`)
      await page.getByRole('button', { name: texts.cancel }).click()
      await page.getByRole('button', { name: texts.confirm }).click()
      await expect(page.getByRole('heading', { level: 1, name: texts.cancelled })).toBeFocused()
    })
  })
}
