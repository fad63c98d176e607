import type { Locale } from '@clairmemoire/domain/locale'
import type { Browser, Page } from '@playwright/test'
import { type Story, serveStorybook } from './built-storybook.ts'
import { noteOutcome, openStory, turnToStory } from './shown-story.ts'

/** A window in which stories are shown one after the other. */
export interface StoryPage {
  page: Page
  origin: string
  /** Plays a story in a language; returns its failure. */
  show: (story: Story, locale: Locale) => Promise<string | undefined>
  /** The browser's complaints since the last call. */
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
 * In French each subject has its own document, so that none depends on the styles of another. In English all run in one document, as in a
 * review, so that none disturbs another; opening a document takes four times as long.
 */
function documentOf({ title }: Story, locale: Locale): string {
  return locale === 'fr' ? `${title} in French` : 'English'
}
