import { expect } from '@playwright/test'
import { guidesIn, searchableName, storiesIn } from './built-storybook.ts'
import { test } from './fixtures.ts'

const guides = guidesIn()
const ids = [...guides, ...storiesIn()].map(({ id }) => id)

for (const guide of guides) {
  test(searchableName(guide), async ({ stage: { page, showGuide, takeComplaints } }) => {
    takeComplaints()
    await page.setViewportSize({ width: 390, height: 900 })
    await showGuide(guide)
    const links = await page
      .locator('#storybook-docs a[href*="?path="]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    const unknown = links.filter((link) => !ids.includes(/path=\/(?:docs|story)\/([\w-]+)/.exec(link)?.[1] ?? ''))
    expect(unknown, 'links to pages that do not exist').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width at 390 px').toBe(390)
    expect(takeComplaints()).toEqual([])
  })
}

test('a guide shows the release notes that name its component', async ({ stage: { page, showGuide } }) => {
  const guide = guides.find(({ id }) => id === 'components-drawing--guide')
  if (guide === undefined) throw new Error('The drawings have no guide.')
  await showGuide(guide)
  await page.getByText('In use.').waitFor()
  await expect(page.getByText('No release note names it')).toBeHidden()
})
