import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

test('the browser refuses to treat text as markup', { tag: '@smoke' }, async ({ page, browserErrors }) => {
  await openInteractive(page, '/')
  expect(browserErrors).toEqual([])
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img>'
      return 'accepted'
    } catch (error) {
      return String(error)
    }
  })
  expect(refusal).toContain('TrustedHTML')
  await expect.poll(() => browserErrors.splice(0)).toEqual([expect.stringContaining('TrustedHTML')])
})
