import { becomeOlder } from './device/become-older.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'

test.describe('in one of the oldest browsers', () => {
  test.use({ site: 'fr' })

  test('the finder leads to a call', { tag: '@smoke' }, async ({ page }) => {
    await page.addInitScript(becomeOlder)
    const visitor = new Visitor(page, 'fr')
    const { words } = visitor
    await visitor.match('fr')
    expect(await page.evaluate(() => 'Iterator' in window || 'toReversed' in [])).toBe(false)
    await visitor.prepareRequest({
      firstName: 'Jo',
      lastName: 'Vial',
      // This number is reserved for fiction.
      phone: '(202) 555-0142',
      email: 'older-browser@visitor.example',
    })
    await visitor.press(words.send)
    await visitor.expectPage(words.thanks)
  })
})
