import { expect } from '@playwright/test'
import { guidesIn, searchableName, storiesIn } from './built-storybook.ts'
import { test } from './fixtures.ts'

const guides = guidesIn()
const ids = [...guides, ...storiesIn()].map(({ id }) => id)

for (const guide of guides) {
  test(searchableName(guide), async ({ stage: { origin, page: stories } }) => {
    const page = await stories.context().newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${guide.id}`)
    await page.locator('#storybook-docs h1').first().waitFor()
    const links = await page
      .locator('#storybook-docs a[href*="?path="]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    const unknown = links.filter((link) => !ids.includes(/path=\/(?:docs|story)\/([\w-]+)/.exec(link)?.[1] ?? ''))
    expect(unknown, 'links to pages that do not exist').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width at 390 px').toBe(390)
    expect(errors).toEqual([])
    await page.close()
  })
}

test('a guide shows the release notes that name its component', async ({ stage: { origin, page: stories } }) => {
  const page = await stories.context().newPage()
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=components-drawing--guide`)
  await page.getByText('In use.').waitFor()
  await expect(page.getByText('No release note names it')).toBeHidden()
  await page.close()
})
