import type { Locale } from '@clairmemoire/domain/locale'
import type { Browser, Page } from '@playwright/test'
import { type Story, serveStorybook } from './built-storybook.ts'
import { noteOutcome, openStory, turnToStory } from './shown-story.ts'

/** One window in which stories are shown one after the other. */
export interface StoryPage {
  page: Page
  origin: string
  /** Plays a story in a language; answers why it failed. */
  show: (story: Story, locale: Locale) => Promise<string | undefined>
  /** What the browser complained about since this was asked last. */
  takeComplaints: () => string[]
  close: () => Promise<void>
}

/** Opens a window on a built Storybook: no motion, one time zone. */
export async function openStoryPage(browser: Browser, folder?: string): Promise<StoryPage> {
  const { origin, close } = await serveStorybook(folder)
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  await page.addInitScript(noteOutcome)
  let complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`console: ${String(error).slice(0, 300)}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text().slice(0, 300)}`)
  })
  let shown: string | undefined
  return {
    page,
    origin,
    show(story, locale) {
      const before = shown
      shown = documentOf(story, locale)
      return shown === before ? turnToStory(page, story) : openStory(page, origin, story, locale)
    },
    takeComplaints: () => {
      const taken = complaints
      complaints = []
      return taken
    },
    close: async () => {
      await context.close()
      await close()
    },
  }
}

/**
 * In French each subject has a document of its own, so that none looks right by the grace of another. In English all follow one
 * another in one, as under the hand of a reviewer, so that none disturbs another; to open one takes four times as long.
 */
function documentOf({ title }: Story, locale: Locale): string {
  return locale === 'fr' ? `${title} in French` : 'English'
}
