import { locales } from '@clairmemoire/domain/locale'
import { expect, test } from './fixtures.ts'
import { requestCall } from './request/request-call.ts'
import { makeLate } from './request/request-calls.ts'
import { defectsOfPage, installReader, spokenWords } from './spoken/spoken-defects.ts'
import { deskAddress, newStaff, signIn } from './staff/staff.ts'

const say = {
  fr: {
    notes: 'Vos notes',
    unanswered: 'Pas de réponse',
    next: 'Prochain appel',
    recorded: 'C’est noté',
    saved: 'Brouillon gardé',
  },
  en: { notes: 'Your notes', unanswered: 'No answer', next: 'Next call', recorded: 'Recorded', saved: 'Draft saved' },
}

for (const site of locales)
  test.describe(`on the ${site} site`, () => {
    test.use({ site })
    const words = say[site]

    test('a caller with a screen reader makes a call by keyboard, and keeps their place', async ({ page, stack }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await installReader(page)
      const receipt = await requestCall(page, `spoken-${site}@visitor.example`, site)
      await makeLate(stack, [receipt])
      await signIn(page, site, await newStaff(stack))
      await expect(page.locator(`a[href="${deskAddress(site, receipt.reference)}"]`)).toBeVisible()
      const list = await spokenWords(page)
      const defects = await defectsOfPage(page)

      await page.keyboard.press('n')
      const notes = page.getByLabel(words.notes)
      await expect(notes).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('main a[aria-current]')).toBeVisible()
      const call = await spokenWords(page)
      defects.push(...(await defectsOfPage(page)))
      expect(defects).toEqual([])
      expect([...list, ...call].filter((phrase) => /^link,.*current/.test(phrase))).toHaveLength(1)

      const unanswered = page.getByRole('radio', { name: words.unanswered })
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('e')
      await expect(notes).toBeFocused()
      await page.keyboard.type('Rappeler ce soir.')
      await expect(page.getByText(words.saved)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words.saved })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(unanswered).toBeFocused()
      await page.keyboard.press('1')
      await expect(unanswered).toBeFocused()
      await page.keyboard.press('s')
      const next = page.getByRole('button', { name: words.next })
      await expect(next).toBeFocused()
      await expect(next).toHaveAccessibleDescription(RegExp(`${words.unanswered}.*${words.next}`))
      const saved = await spokenWords(page)
      expect(saved.filter((phrase) => phrase === words.recorded)).toHaveLength(1)
    })
  })
