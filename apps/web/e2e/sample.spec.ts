import { locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { smallTargets } from '../stories/checks/geometry.ts'
import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { walkByKeyboard } from './sample/keyboard-walk.ts'
import { sample } from './sample/sample.ts'
import * as markup from './sample/whole-page.ts'

/** docs/accessibility/rgaa.yaml cites these checks as evidence by their names. */
const ofMarkup = {
  'a page has no frame, audio, video or canvas': markup.mediaAndFrames,
  'a drawing has a name or is hidden': markup.unnamedDrawings,
  'a table has a caption and headers': markup.tablesWithoutHeaders,
  'no markup is only presentational': markup.presentationalMarkup,
  'every id is unique': markup.idsUsedTwice,
  'a field about the person has its autocomplete token': markup.fieldsWithoutPurpose,
  'choices are in a group with a name': markup.choicesWithoutGroup,
  'an error has a text at its field': markup.errorsWithoutText,
  'a link in a sentence differs by more than its color': markup.linksByColourAlone,
  'no link opens another window or an office file': markup.otherWindowsAndFiles,
  'a text is in its declared language': markup.otherLanguage,
  'nothing moves by itself': markup.longAnimations,
  'the visible label of a control is in its name': markup.namesWithoutLabel,
  'a link to the home page comes first, and a contact is available': markup.missingWaysOut,
  'a link in a list is 44 pixels high': markup.smallListLinks,
}

const cutOff = (page: Page) => page.evaluate(markup.cutOff)
const coveredText = (page: Page) => page.evaluate(markup.coveredText)

const ofLayout: Record<string, { style?: string; width?: number; height?: number; find: typeof cutOff }> = {
  'a target measures 44 pixels': { find: smallTargets },
  'the keyboard focus reaches all controls in order, is always visible, and leaves the page': { find: walkByKeyboard },
  'text with larger spacing is not cut off': {
    // This is the text spacing of WCAG 1.4.12.
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    find: cutOff,
  },
  'text of 200 % is not cut off': { style: ':root { font-size: 200% !important }', find: cutOff },
  'nothing is cut off at 320 pixels': { width: 320, height: 568, find: cutOff },
  'a target measures 44 pixels at 320 pixels': { width: 320, height: 568, find: smallTargets },
  'nothing is cut off on a phone in landscape orientation': { width: 568, height: 320, find: cutOff },
  'the keyboard focus is visible on a phone in landscape orientation': {
    width: 568,
    height: 320,
    find: walkByKeyboard,
  },
  'nothing covers text in landscape orientation': { width: 568, height: 320, find: coveredText },
  // This size corresponds to a window of 1280 by 1024 pixels at a zoom of 400 % (WCAG 1.4.10).
  'nothing is cut off at 400 %': { width: 320, height: 256, find: cutOff },
  'nothing covers text at 400 %': { width: 320, height: 256, find: coveredText },
  'the keyboard focus is visible at 400 %': { width: 320, height: 256, find: walkByKeyboard },
  'nothing covers text': { find: coveredText },
}

/** Adds a constructed style sheet, because the content security policy forbids style elements. */
const addStyle = (page: Page, style: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, style)

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  for (const [state, go] of Object.entries(sample))
    test.describe(`${state} (${site})`, () => {
      test.use({ site })

      oneSiteOnly.test('passes every check of the sample', async ({ page, stack }) => {
        await go(page, site, stack)
        await page.evaluate(() => {
          for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
        })
        for (const [name, find] of Object.entries(ofMarkup)) expect.soft(await page.evaluate(find), name).toEqual([])
        await expectAccessible(page)
        for (const [name, { style = '', width = 1280, height = 900, find }] of Object.entries(ofLayout)) {
          await page.setViewportSize({ width, height })
          await addStyle(page, style)
          expect.soft(await find(page), name).toEqual([])
        }
      })
    })
}
