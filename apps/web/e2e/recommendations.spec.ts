import { locales, otherLocale } from '@clairmemoire/domain/locale'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { openParts } from './open-parts.ts'
import { pagesOnPaper } from './pages-on-paper.ts'
import { createResult } from './self-test/create-result.ts'
import { testWords } from './self-test/words.ts'

/** No mail about a result may contain these words, because others may read it (R0-24). */
const healthWords = /(?<!Clair)mémoire\b|memory|alzheimer|cognit|diagnos|santé|health|score|test\b/i

const firstScreen = {
  fr: { score: /^Score de mémoire/, means: 'choses qui inquiètent', list: 'Nos recommandations' },
  en: { score: /^Memory score/, means: 'there is to worry about', list: 'Our recommendations' },
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`the first screen of a phone in ${site}`, () => {
    test.use({ site, viewport: { width: 390, height: 844 } })
    const says = firstScreen[site]

    for (const [kind, form] of [
      ['first', 'short'],
      ['first', 'whole'],
      ['hardest', 'whole'],
    ] as const)
      oneSiteOnly.test(
        `shows the score with its meaning, and below it the titles of the recommendations: ${kind}, ${form}`,
        async ({ page }) => {
          const id = await createResult(page, site, kind, form)
          await page.goto(`/recommendations#${id}`)
          await expect(page.getByText(says.score)).toBeInViewport({ ratio: 1 })
          await expect(page.getByText(says.means)).toBeInViewport({ ratio: 1 })
          await expect(page.getByRole('heading', { level: 2, name: says.list })).toBeVisible()
          const advice = page.locator('details:has([id^="advice-"])')
          expect(await advice.count()).toBeGreaterThan(0)
          for (const each of await advice.all()) {
            await expect(each.locator('summary')).toBeVisible()
            await expect(each).not.toHaveAttribute('open')
          }
        },
      )
  })
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`a result in ${site}`, () => {
    test.use({ site })
    const words = testWords[site]

    oneSiteOnly.on('en')(
      'opens by its private link, leads to a plan and a sheet of one page, is shared and erased',
      {
        tag: '@smoke',
      },
      async ({ page, stack }) => {
        const email = `result-${site}@visitor.example`
        const id = await createResult(page, site)
        const title = page.getByRole('heading', { level: 1, name: words.result.talk_to_doctor })
        await page.goto(`/recommendations#${id}`)
        await expect(title).toBeFocused()
        expect(page.url()).not.toContain(id)
        await page.reload()
        await expect(title).toBeVisible()

        await expect(page.getByRole('button', { name: words.plan })).toBeHidden()
        await openParts(page)
        await page.getByRole('button', { name: words.plan }).click()
        await expect(page.getByRole('group', { description: /un ou deux|one or two/ })).toBeVisible()
        const goals = page.getByRole('checkbox')
        await goals.nth(0).check()
        await goals.nth(1).check()
        await page.getByRole('button', { name: words.plan }).click()
        await expect(page.getByRole('heading', { name: words.myWeek })).toBeVisible()
        expect(await pagesOnPaper(page, site)).toBe(1)
        await page.reload()
        await openParts(page)
        await expect(goals.nth(1)).toBeChecked()
        await page.getByRole('button', { name: words.plan }).click()
        await expect(page.getByRole('heading', { name: words.myWeek })).toBeVisible()

        await page.getByRole('button', { name: words.sheet }).click()
        await expect(page.getByRole('heading', { name: words.sheetTitle })).toBeVisible()
        expect(await pagesOnPaper(page, site), 'plan and sheet, each on a page of its own').toBe(2)
        await page.evaluate(() => {
          window.print = () => undefined
        })
        await page.getByRole('button', { name: words.printSheet }).last().click()
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('heading', { name: words.sheetTitle })).toBeVisible()
        await expect(page.getByRole('heading', { name: words.myWeek })).toBeHidden()
        await page.emulateMedia({ media: null })
        await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

        await page.getByText(words.openLink).click()
        await page.getByRole('button', { name: words.sendLink }).click()
        await expect(page.getByRole('textbox', { name: words.email })).toBeFocused()
        await page.getByRole('textbox', { name: words.email }).fill(email)
        await page.locator('#link-consent').check()
        await page.getByRole('button', { name: words.sendLink }).click()
        await expect(page.getByText(words.linkSent)).toBeVisible()
        await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
        const [mail] = stack.mailbox.mailsTo(email)
        const text = `${mail?.subject} ${mail?.text}`.replaceAll(/https?:\S+/g, '')
        expect(text).not.toMatch(healthWords)
        expect(mail?.text).toContain(`/recommendations#${id}`)

        await page.getByRole('link', { name: words.otherLanguage }).click()
        const other = testWords[otherLocale(site)]
        await expect(page.getByRole('heading', { level: 1, name: other.result.talk_to_doctor })).toBeVisible()
        await openParts(page)
        await page.getByRole('button', { name: other.erase }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: other.eraseSurely }).click()
        await expect(page.getByText(other.erased)).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('state'))).not.toContain('ciphertext')

        await page.goto(`/recommendations#${id}`)
        await expect(page.getByRole('heading', { level: 1, name: other.unknown })).toBeVisible()
        expect(page.url()).not.toContain(id)
      },
    )

    oneSiteOnly.test(
      'that does not exist looks like an erased result, and a result that does not load can be requested again',
      async ({ page }) => {
        await page.goto('/recommendations#AAAAAAAAAAAAAAAAAAAAAA')
        await expect(page.getByRole('heading', { level: 1, name: words.unknown })).toBeFocused()
        const id = await createResult(page, site)
        await page.route('**/api/forms/orientation/**', (route) => route.abort())
        await page.goto(`/recommendations#${id}`)
        await expect(page.getByRole('heading', { level: 1, name: words.failed })).toBeFocused()
        await page.unroute('**/api/forms/orientation/**')
        await page.getByRole('button', { name: /Réessayer|Try again/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: words.result.talk_to_doctor })).toBeFocused()
      },
    )

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      oneSiteOnly.test('is explained, with a link to the test and a telephone', async ({ page }) => {
        await page.goto('/recommendations')
        await expect(page.getByRole('heading', { level: 1, name: words.without })).toBeVisible()
        await expect(page.getByRole('main').getByRole('link', { name: words.takeTest })).toHaveAttribute(
          'href',
          '/questionnaire',
        )
        await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
        await page.goto('/questionnaire')
        await expect(page.getByRole('main').locator('noscript + *, a[href^="tel:"]').first()).toBeVisible()
      })
    })
  })
}
