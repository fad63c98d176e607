import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import type { Story } from './built-storybook.ts'

declare global {
  interface Window {
    /** Resolves to the failure of the current story, or to `undefined`, once the story has ended. */
    storyOutcome: Promise<string | undefined>
    /** Resets `storyOutcome` before the next story. */
    awaitStory: () => void
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
}

type Listener = (payload: { message?: string; description?: string } | string) => void

interface Channel {
  on: (event: string, listener: Listener) => void
  emit: (event: string, payload: object) => void
}

/** Runs in the page before any other script, and records the outcomes that Storybook reports on its channel. */
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

/** Opens the story in a language at its own address, and waits for its play function and its fonts. Returns its failure. */
export async function openStory(page: Page, origin: string, story: Story, locale: Locale): Promise<string | undefined> {
  const globals = `locale:${locale};a11y.manual:!true`
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story.id}&globals=${globals}`)
  return outcome(page)
}

/** Switches the page from another story to this one, as Storybook's menu does. Returns its failure. */
export async function turnToStory(page: Page, story: Story): Promise<string | undefined> {
  await page.evaluate((storyId) => {
    window.awaitStory()
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story.id)
  return outcome(page)
}

/** Opens a guide at its own address, or switches a page that shows another guide to it. Waits until it is rendered. */
export async function openGuide(page: Page, origin: string, { id }: Story, isShowingGuides: boolean): Promise<void> {
  if (!isShowingGuides) await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`)
  else
    await page.evaluate(
      (storyId) =>
        new Promise<void>((resolve) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__
          channel.on('docsRendered', (rendered) => {
            if (rendered === storyId) resolve()
          })
          channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
        }),
      id,
    )
  await page.locator('#storybook-docs h1').first().waitFor()
}

function outcome(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const failure = await window.storyOutcome
    await document.fonts.ready
    return failure
  })
}
