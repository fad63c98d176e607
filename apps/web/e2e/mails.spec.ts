import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { deskEmail, type Stack } from './stack/stack.ts'

const phones: Record<Locale, string> = { fr: '01 99 00 56 78', en: '(202) 555-0142' }

/** Requests a call through the API and cancels it. Returns its key and its reference. */
async function requestAndCancel(
  page: Page,
  locale: Locale,
  email: string,
): Promise<{ key: string; reference: string }> {
  return page.evaluate(
    async ({ body }) => {
      const headers = { 'content-type': 'application/json' }
      const sent = await fetch('/api/trials/signup', { method: 'POST', headers, body: JSON.stringify(body) })
      const { private_link_id: key, reference } = await sent.json()
      const change = JSON.stringify({ version: 1, cancel_call: true })
      await fetch(`/api/requests/${key}`, { method: 'PATCH', headers, body: change })
      return { key, reference }
    },
    {
      body: {
        locale,
        form_version: '2',
        answers: { trial_code: '_', respondent: 'self', country: locale === 'fr' ? 'FR' : 'US' },
        call: {
          first_name: 'Jo',
          email,
          phone: phones[locale],
          callback: { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
        },
        consents: { agreed: true, text_version: '2026-11' },
      },
    },
  )
}

async function mailsAbout(stack: Stack, email: string, reference: string): Promise<string[]> {
  const mails = () => [
    ...stack.mailbox.mailsTo(email),
    ...stack.mailbox.mailsTo(deskEmail).filter(({ text }) => text?.includes(reference)),
  ]
  await expect.poll(() => mails().length).toBe(4)
  return mails().map(({ html }) => html ?? '')
}

for (const site of ['fr', 'en'] as const) {
  test.describe(`in ${site}`, () => {
    test.use({ site, viewport: { width: 320, height: 640 } })

    test('the mails about a request fit a narrow screen, in light and dark mode, without a picture', async ({
      page,
      stack,
    }) => {
      await page.goto('/')
      const email = `mails-${site}@visitor.example`
      const { key, reference } = await requestAndCancel(page, site, email)
      const [requested = '', cancelled = '', ...toDesk] = await mailsAbout(stack, email, reference)
      for (const toVisitor of [requested, cancelled]) {
        expect(toVisitor).toMatch(site === 'fr' ? /\/votre-demande#[\w-]{22}/ : /\/your-request#[\w-]{22}/)
        expect(toVisitor).not.toContain(key)
      }
      expect(toDesk.join()).not.toContain(key)
      await page.goto('about:blank')
      for (const html of [requested, cancelled, ...toDesk]) {
        await page.setContent(html)
        // A mail program puts a mail into the main part of its own page.
        await page.evaluate(() => document.querySelector('[role=article]')?.setAttribute('role', 'main'))
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expectAccessible(page)
        }
        await expect(page.locator('img')).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      }
    })
  })
}
