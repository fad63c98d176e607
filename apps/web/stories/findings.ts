import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import type { Story } from './built-storybook.ts'
import { axeFindings } from './checks/accessibility.ts'
import { unseenFocus } from './checks/focus.ts'
import { overflows, smallTargets } from './checks/geometry.ts'
import { isExcepted } from './exceptions.ts'
import type { StoryPage } from './story-page.ts'

/** Returns all defects of a story in a language, including the accepted ones. */
export async function findingsIn({ page, show, takeComplaints }: StoryPage, story: Story, locale: Locale) {
  takeComplaints()
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  const failure = await show(story, locale)
  const found = [
    ...(failure === undefined ? [] : [`story: ${failure.slice(0, 300)}`]),
    ...(await blank(page, story.tags)),
    ...(locale === 'fr' ? await structureFindings(page, story) : []),
    ...(await at(page, '320 px', { width: 320 }, async () => [
      ...(await overflows(page)),
      ...(await smallTargets(page)),
    ])),
    ...takeComplaints(),
  ]
  return [...new Set(found)].filter((finding) => !isExcepted(story.id, finding))
}

/** These checks run in one language only. It is French, because French words are longer. */
async function structureFindings(page: Page, { title }: Story): Promise<string[]> {
  return [
    ...(await axeFindings(page, title.startsWith('Pages/'))),
    ...(await smallTargets(page)),
    ...(await at(page, '200 % text at 1280 px', { width: 1280, text: '200%' }, () => overflows(page))),
    ...(await at(page, '200 % text at 640 px', { width: 640, text: '200%' }, () => overflows(page))),
    ...(await withForcedColors(page)),
  ]
}

/** A story that shows nothing on purpose has the tag `empty`. */
async function blank(page: Page, tags: readonly string[]): Promise<string[]> {
  if (tags.includes('empty')) return []
  const isBlank = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('#storybook-root *, dialog[open], [popover]')]
    return shown.every((element) => element.getBoundingClientRect().height === 0)
  })
  return isBlank ? ['the story is blank'] : []
}

interface Circumstances {
  width: number
  text?: string
}

async function at(page: Page, name: string, { width, text = '' }: Circumstances, check: () => Promise<string[]>) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, text)
  const findings = await check()
  return findings.map((finding) => `${name}: ${finding}`)
}

async function withForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const findings = await at(page, 'forced colours', { width: 1280 }, () => unseenFocus(page))
  await page.emulateMedia({ forcedColors: 'none' })
  return findings
}
