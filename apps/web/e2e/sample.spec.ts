import { locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { smallTargets } from '../stories/checks/geometry.ts'
import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { walkByKeyboard } from './sample/keyboard-walk.ts'
import { sample } from './sample/sample.ts'
import * as markup from './sample/whole-page.ts'

/** Checks cited as evidence in docs/accessibility/rgaa.yaml, by their names there. */
const ofMarkup = {
  'no frame, sound, film or canvas': markup.media,
  'a drawing has a name or is hidden': markup.unnamedDrawings,
  'a table has a caption and headers': markup.tablesWithoutHeaders,
  'no mark only says how something looks': markup.presentationalMarkup,
  'no id stands twice': markup.idsUsedTwice,
  'a field about the person says what it is for': markup.fieldsWithoutPurpose,
  'choices stand in a group with a name': markup.choicesWithoutGroup,
  'an error is said in words at its field': markup.errorsWithoutText,
  'a link in a sentence is more than a colour': markup.linksByColourAlone,
  'no other window, no file of an office program': markup.otherWindowsAndFiles,
  'a text is in the language it says': markup.otherLanguage,
  'nothing moves by itself': markup.movement,
  'what is read on a control is in its name': markup.namesWithoutLabel,
  'the way home stands before the page, and somebody can be called': markup.missingWaysOut,
  'a link in a list is 44 pixels high': markup.smallListLinks,
}

const cutOff = (page: Page) => page.evaluate(markup.cutOff)
const coveredText = (page: Page) => page.evaluate(markup.coveredText)

const ofLayout: Record<string, { style?: string; width?: number; height?: number; find: typeof cutOff }> = {
  'what is pressed measures 44 pixels': { find: smallTargets },
  'the keyboard reaches all in order and in sight, and leaves': { find: walkByKeyboard },
  'text that is spaced out is not cut off': {
    // The text spacing of WCAG 1.4.12.
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    find: cutOff,
  },
  'text of 200 % is not cut off': { style: ':root { font-size: 200% !important }', find: cutOff },
  'nothing is cut off at 320 pixels': { width: 320, height: 568, find: cutOff },
  'what is pressed measures 44 pixels at 320 pixels': { width: 320, height: 568, find: smallTargets },
  'nothing is cut off on a phone that lies on its side': { width: 568, height: 320, find: cutOff },
  'the keyboard does so on a phone that lies on its side': { width: 568, height: 320, find: walkByKeyboard },
  'nothing lies over words on it': { width: 568, height: 320, find: coveredText },
  // A window of 1280 by 1024 pixels at 400 % (WCAG 1.4.10).
  'nothing is cut off at 400 %': { width: 320, height: 256, find: cutOff },
  'nothing lies over words at 400 %': { width: 320, height: 256, find: coveredText },
  'the keyboard goes on at 400 %': { width: 320, height: 256, find: walkByKeyboard },
  'nothing lies over words': { find: coveredText },
}

/** The policy of the site forbids style elements but allows constructed style sheets. */
const addStyle = (page: Page, style: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, style)

for (const site of locales) {
  const turns = byTurns(site, test)
  for (const [state, go] of Object.entries(sample))
    test.describe(`${state} (${site})`, () => {
      test.use({ site })

      turns.test('passes every check of the sample', async ({ page, stack }) => {
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
