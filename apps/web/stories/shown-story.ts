import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import type { Story } from './built-storybook.ts'

declare global {
  interface Window {
    /** How the story ended: empty while it runs. */
    storyOutcome: { isOver: boolean; failure?: string }
  }
}

type Listener = (payload: { message?: string; description?: string } | string) => void

/** Runs in the page before anything else: notes how the story ends, which Storybook tells on its channel. */
export function noteOutcome(): void {
  window.storyOutcome = { isOver: false }
  let channel: { on: (event: string, listener: Listener) => void }
  const end = (failure?: string) => {
    if (!window.storyOutcome.isOver)
      window.storyOutcome = { isOver: true, ...(failure === undefined ? {} : { failure }) }
  }
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (created: typeof channel) => {
      channel = created
      created.on('storyRendered', () => end())
      for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) {
        created.on(event, (reason) => {
          end(typeof reason === 'string' ? event : (reason.message ?? reason.description ?? event))
        })
      }
    },
  })
}

/** Opens the story in a language, plays it and waits for its fonts; answers why it failed. */
export async function showStory(page: Page, origin: string, story: Story, locale: Locale): Promise<string | undefined> {
  const globals = `locale:${locale};a11y.manual:!true`
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story.id}&globals=${globals}`)
  await page.waitForFunction(() => window.storyOutcome.isOver, undefined, { timeout: 45_000 })
  await page.evaluate(async () => {
    // Storybook's own messages are hidden, but axe counts them as parts of the page.
    for (const own of document.querySelectorAll('.sb-wrapper, #storybook-docs')) own.remove()
    await document.fonts.ready
  })
  return page.evaluate(() => window.storyOutcome.failure)
}
