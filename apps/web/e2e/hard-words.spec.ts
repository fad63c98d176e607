import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

const pages = [
  { site: 'fr', path: '/nos-articles/article/consultation-memoire', word: 'IRM', meaning: /aimant/ },
  { site: 'fr', path: '/essais-cliniques/predictom', word: 'ponction lombaire', meaning: /dans le bas du dos/ },
  { site: 'fr', path: '/qui-paie', word: 'comité d’éthique', meaning: /indépendant/ },
  { site: 'en', path: '/clinical-trials/mk2214', word: 'placebo', meaning: /contains no medicine/ },
] as const

const meaningIn = (page: Page, meaning: RegExp) => page.locator('[popover]').filter({ hasText: meaning })

for (const { site, path, word, meaning } of pages)
  test.describe(`the word “${word}” of ${path}`, () => {
    test.use({ site })

    test('opens its explanation by keyboard, and closes it by Escape; on paper it follows the word', async ({
      page,
    }) => {
      await openInteractive(page, path)
      const button = page.getByRole('button', { name: word })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(meaningIn(page, meaning)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(meaningIn(page, meaning)).toBeHidden()
      await expect(button).toBeFocused()

      // On paper the explanation is in brackets.
      await page.emulateMedia({ media: 'print' })
      const shown = meaningIn(page, meaning)
      await expect(shown).toBeVisible()
      await expect(shown).toHaveCSS('display', 'inline')
      expect(await shown.innerText()).toMatch(/^ ?\(.+\)$/s)
    })

    test.describe('without JavaScript, on a telephone', () => {
      test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } })

      test('opens within the window and closes by a touch elsewhere', async ({ page }) => {
        await page.goto(path)
        await page.getByRole('button', { name: word }).tap()
        await expect(meaningIn(page, meaning)).toBeInViewport({ ratio: 1 })
        await page.touchscreen.tap(5, 400)
        await expect(meaningIn(page, meaning)).toBeHidden()
      })
    })
  })
