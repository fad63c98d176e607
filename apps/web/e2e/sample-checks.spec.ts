import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { walkByKeyboard } from './sample/keyboard-walk.ts'
import * as markup from './sample/whole-page.ts'

const run = (find: () => string[]) => (page: Page) => page.evaluate(find)

async function axe(page: Page): Promise<string[]> {
  return expectAccessible(page).then(
    () => [],
    (failure: unknown) => [String(failure)],
  )
}

/** A page without defects, except those in the content. */
const pageWith = (content: string) => `<!doctype html><html lang="en"><head><title>A page</title>
  <style>:focus { outline: 3px solid }</style></head>
  <body><main><h1>A page</h1><a class="skip-link" href="#text">To the text</a><p id="text">Words of the page.</p>${content}</main></body></html>`

/** A defect of each kind, with the check that must detect it. */
const defects = [
  { theme: 'images', content: '<img src="data:," width="80" height="80">', find: run(markup.unnamedDrawings) },
  {
    theme: 'colours',
    content: '<p>Some words and <a href="#text" style="text-decoration: none">a link</a>.</p>',
    find: run(markup.linksByColourAlone),
  },
  { theme: 'tables', content: '<table><tr><td>1</td></tr></table>', find: run(markup.tablesWithoutHeaders) },
  { theme: 'links', content: '<p><a href="#text"></a></p>', find: axe },
  { theme: 'forms', content: '<label>Name <input aria-invalid="true"></label>', find: run(markup.errorsWithoutText) },
  { theme: 'structure', content: '<h4>A heading that skips levels</h4>', find: axe },
  { theme: 'focus', content: '<button style="outline: none">Press</button>', find: walkByKeyboard },
  {
    theme: 'presentation',
    content: '<p style="height: 1em; overflow: hidden; font-size: 200%; line-height: 1.5">Words</p>',
    find: run(markup.cutOff),
  },
  { theme: 'media', content: '<video></video>', find: run(markup.mediaAndFrames) },
  {
    theme: 'consultation',
    content: '<a href="#text" target="_blank">Elsewhere</a>',
    find: run(markup.otherWindowsAndFiles),
  },
  { theme: 'names', content: '<button aria-label="Send">Continue</button>', find: run(markup.namesWithoutLabel) },
  { theme: 'targets', content: '<ul><li>See <a href="#text">a page</a>.</li></ul>', find: run(markup.smallListLinks) },
  {
    theme: 'layers',
    content: '<p>Hidden words</p><div style="position: relative; top: -3em; height: 4em; background: #fff"></div>',
    find: run(markup.coveredText),
  },
]

test('each check detects its defect, and reports nothing on a page without defects', async ({ page }) => {
  for (const { theme, content, find } of defects) {
    await page.setContent(pageWith(''))
    expect.soft(await find(page), theme).toEqual([])
    await page.setContent(pageWith(content))
    expect.soft(await find(page), theme).not.toEqual([])
  }
})
