import path from 'node:path'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { Browser } from '@playwright/test'
import { type Story, storiesIn } from '../built-storybook.ts'
import { openStory } from '../shown-story.ts'
import { openStoryPage, type StoryPage } from '../story-page.ts'

const widths = [1280, 390]
/** The clock of the browser shows this time, so pictures of pages with a time do not differ. */
const now = new Date('2027-03-05T10:15:00Z')

/**
 * Takes a picture of every story whose id contains `only`, in every language and width. The files are named `<story>.<locale>.<width>.png`.
 */
export async function takePictures(browser: Browser, storybook: string, album: string, only: string): Promise<void> {
  const stories = storiesIn(storybook).filter(({ id }) => id.includes(only))
  const waiting = stories.flatMap((story) => locales.map((locale) => ({ story, locale })))
  const photographer = async () => {
    const stage = await openStoryPage(browser, storybook)
    await stage.page.clock.setFixedTime(now)
    for (let next = waiting.shift(); next; next = waiting.shift())
      await captureStory(stage, next.story, next.locale, album)
    await stage.close()
  }
  await Promise.all([photographer(), photographer()])
}

async function captureStory({ page, origin }: StoryPage, story: Story, locale: Locale, album: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 600 })
  await openStory(page, origin, story, locale)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 600 })
    // The page may be only half painted at its new size, so the code waits for a frame.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    const file = path.join(album, `${story.id}.${locale}.${width}.png`)
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' })
  }
}
