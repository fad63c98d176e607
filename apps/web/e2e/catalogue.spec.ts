import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive, reloadInteractive } from './open-interactive.ts'

const small = { width: 320, height: 800 }
const found = (page: Page) => page.locator('#studies')
const cards = (page: Page) => page.getByRole('article')

test.describe('the English catalogue', () => {
  test.use({ site: 'en' })

  for (const scripts of [true, false]) {
    test.describe(scripts ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled: scripts, viewport: small })

      test('is filtered by keyboard, and announces the number of results', async ({ page }) => {
        await page.goto('/clinical-trials', { waitUntil: 'networkidle' })
        await expect(found(page)).toHaveText('5 studies')
        await page.getByText('Choose by what matters to you').press('Enter')
        await page.getByLabel('Who the study is for').selectOption('No memory problems')
        await page.getByLabel('Age of the person').fill('70')
        await page.getByLabel('First digits of the ZIP code').fill('02139')
        await page.getByLabel('Without a lumbar puncture').press('Space')
        await page.getByRole('button', { name: 'See the studies' }).press('Enter')
        await expect(found(page)).toHaveText('1 study found')
        const [card] = [cards(page).first()]
        await expect(card).toContainText('TRAILBLAZER')
        await expect(card).toContainText('Nearest study site: Boston, in your area.')
        await expect(card).toContainText('Lumbar puncture: our sources do not say.')
        await expect(page.getByLabel('First digits of the ZIP code')).toHaveValue('021')
        if (scripts) await expectAccessible(page)
        expect(page.url()).not.toMatch(/02139|dement|memory|lumbar/)
      })
    })
  }

  test('names an unknown code, and still shows every study', async ({ page }) => {
    await page.goto('/clinical-trials?near=000')
    await expect(page.getByLabel('First digits of the ZIP code')).toHaveAccessibleDescription(
      /We do not recognize this ZIP code/,
    )
    await expect(found(page)).toHaveText('5 studies found')
  })

  test('has cards with ways to contact the clinic', async ({ page }) => {
    await page.goto('/clinical-trials')
    const contact = page.getByRole('region', { name: 'Talk about it with us' })
    await expect(contact.locator('a[href^="tel:"]')).toBeVisible()
    await expect(contact.locator('a[href^="mailto:"]')).toBeVisible()
    await contact.getByRole('link', { name: 'Leave my contact details' }).click()
    await expect(page).toHaveURL(/trial-forms$/)
  })

  test('offers a next step when nothing matches', async ({ page }) => {
    await page.goto('/clinical-trials?who=5&age=30')
    await expect(found(page)).toHaveText('0 studies found')
    await page.getByRole('link', { name: 'See all studies' }).click()
    await expect(found(page)).toHaveText('5 studies')
  })

  test('ignores an unknown or strange query', async ({ page }) => {
    for (const strange of ['?who=9&type=zz', '?page=x', '?near=%3Cb%3E', '?utm_source=mail']) {
      const response = await page.goto(`/clinical-trials${strange}`)
      expect(response?.status(), strange).toBe(200)
      await expect(found(page), strange).toContainText('5 studies')
    }
  })

  test('studies are compared side by side, stored on the device, and removed', async ({ page }) => {
    await page.setViewportSize(small)
    await openInteractive(page, '/clinical-trials')
    await page.getByLabel('Save or compare MK-2214').check()
    await page.getByLabel('Save or compare MINDSET-2').check()
    await page.getByRole('button', { name: 'Compare or save the checked studies' }).click()
    const table = page.getByRole('table', { name: 'The studies side by side' })
    await expect(table).toContainText('No infusion.')
    await expect(table).toContainText('With infusions.')
    await page.getByRole('button', { name: 'Save these studies on this device' }).click()
    await expect(page.getByText('These studies are saved on this device.')).toBeVisible()

    await openInteractive(page, '/clinical-trials/compare')
    await page.getByRole('link', { name: 'Compare the saved studies' }).click()
    await expect(table).toContainText('No infusion.')
    await page.getByRole('button', { name: 'Remove all saved studies' }).click()
    await reloadInteractive(page)
    await expect(page.getByRole('link', { name: 'Compare the saved studies' })).toHaveCount(0)
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).not.toMatch(/mk2214|mindset/i)
  })

  test('names of compared studies have unbroken words, at every width', async ({ page }) => {
    await openInteractive(page, '/clinical-trials/compare?mk2214=1&trailblazer=1&trontier-1=1')
    const rows = page.getByRole('table', { name: 'The studies side by side' }).locator('tbody th')
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(rows.first()).toBeVisible()
      expect(await rows.evaluateAll(wordsInPieces), `${width} pixels`).toEqual([])
    }
  })

  test('a message appears if the device cannot store the comparison', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    })
    await openInteractive(page, '/clinical-trials/compare?mk2214=1')
    await page.getByRole('button', { name: 'Save these studies on this device' }).click()
    await expect(page.getByText('This device cannot save them.')).toBeVisible()
    await expect(page.getByText('These studies are saved on this device.')).toHaveCount(0)
  })
})

test.describe('a study password', () => {
  const password = 'four quiet long words'
  /** A hash in the format of `hashOfPassword`. */
  const passwordHash = 'JZz2P9rW7MhArTVuaaY-gg.vSrwY46WAErgzowu7xCk8vTwOXxa_6EBDlpvT_93UbE'

  test('opens the documents of its study, and a wrong password shows what to check', async ({ page, stack }) => {
    await page.setViewportSize(small)
    await stack.rows(`insert into study_material (trial_code, locale, title, paragraphs, password_hash, changed_at)
      values ('PREDICTOM', 'fr', 'Une journée au centre', '{Vous arrivez le matin.}', '${passwordHash}', now())
      on conflict do nothing`)
    await openInteractive(page, '/essais-cliniques')
    await page.getByText('J’ai le mot de passe d’une étude').press('Enter')
    const field = page.getByLabel('Mot de passe de l’étude')
    const open = page.getByRole('button', { name: 'Ouvrir les documents' })
    await open.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Écrivez le mot de passe/)
    await field.fill('four quiet long word')
    await open.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Ce n’est pas le mot de passe de cette étude/)
    await expectAccessible(page)
    await page.getByLabel('Afficher le mot de passe').press('Space')
    await expect(field).not.toHaveAttribute('type', 'password')
    await field.fill(` ${password} `)
    await open.press('Enter')
    await expect(page.getByRole('heading', { name: 'Une journée au centre' })).toBeVisible()
    await expect(page.getByText('Vous arrivez le matin.')).toBeVisible()
    await expectAccessible(page)
    await expect(field).toHaveValue('')
    expect(page.url()).not.toMatch(/word|#./)
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).not.toContain(password)
  })
})

/** Returns the words of these texts that are broken over more than one line. */
function wordsInPieces(elements: readonly Element[]): string[] {
  return elements.flatMap(({ firstChild: text }) =>
    [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text ?? document, index)
      range.setEnd(text ?? document, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    }),
  )
}
