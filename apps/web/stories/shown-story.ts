import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import type { Story } from './built-storybook.ts'

declare global {
  interface Window {
    /** The failure of the current story, once it is over. */
    storyOutcome: Promise<string | undefined>
    /** Starts a new outcome, for the next story. */
    awaitStory: () => void
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
}

type Listener = (payload: { message?: string; description?: string } | string) => void

interface Channel {
  on: (event: string, listener: Listener) => void
  emit: (event: string, payload: object) => void
}

/** Runs in the page before anything else: records the outcomes that Storybook announces on its channel. */
export function noteOutcome(): void {
  let channel: Channel
  let end: (failure?: string) => void
  window.awaitStory = () => {
    window.storyOutcome = new Promise((resolve) => {
      end = resolve
    })
  }
  window.awaitStory()
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
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

/** Opens the story in a language at its own address, plays it and waits for its fonts; returns its failure. */
export async function openStory(page: Page, origin: string, story: Story, locale: Locale): Promise<string | undefined> {
  const globals = `locale:${locale};a11y.manual:!true`
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story.id}&globals=${globals}`)
  return outcome(page)
}

/** Switches the page from another story to this one, like a press in Storybook's menu; returns its failure. */
export async function turnToStory(page: Page, story: Story): Promise<string | undefined> {
  await page.evaluate((storyId) => {
    window.awaitStory()
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story.id)
  return outcome(page)
}

function outcome(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const failure = await window.storyOutcome
    await document.fonts.ready
    return failure
  })
}
