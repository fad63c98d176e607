import type { Locale } from '@clairmemoire/domain/locale'
import type { Browser, Page } from '@playwright/test'
import { type Story, serveStorybook } from './built-storybook.ts'
import { noteOutcome, openGuide, openStory, turnToStory } from './shown-story.ts'

/** A window in which stories are shown one after the other. */
export interface StoryPage {
  page: Page
  origin: string
  /** Shows a story in a language, and resolves to the message of its failure, if it fails. */
  show: (story: Story, locale: Locale) => Promise<string | undefined>
  /** Shows a guide, and resolves once it is rendered. */
  showGuide: (guide: Story) => Promise<void>
  /** Returns the errors that the browser reported since the last call. */
  takeComplaints: () => string[]
  close: () => Promise<void>
}

/** Opens a window on a built Storybook, with reduced motion and a fixed time zone. */
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
    async showGuide(guide) {
      const before = shown
      shown = 'Guides'
      await openGuide(page, origin, guide, shown === before)
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
 * In French, all stories with the same title share a document, which shows that they do not depend on the styles of others. In English, all
 * stories share one document, as in a review, which shows that no story disturbs another. It takes four times as long to open a document
 * for each story.
 */
function documentOf({ title }: Story, locale: Locale): string {
  return locale === 'fr' ? `${title} in French` : 'English'
}
