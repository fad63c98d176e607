import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** All rules of axe, including the experimental ones and those that are off by default. */
const allRules = axe.getRules().map(({ ruleId }) => ruleId)

/** The minified file, because every document loads it and it has half the size of `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails if the current page violates a rule. It checks only one document, because the pages have no frames. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(areStylesThere), { message: 'all style sheets are there' }).toBe(true)
  // Loading axe takes longer than running it, so a document that is checked in several states loads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const results = await run(document, { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] })
    return results.violations.map(({ id, nodes }) => ({ rule: id, nodes: nodes.map(({ html }) => html) }))
  }, allRules)
  expect(violations).toEqual([])
}

/**
 * Checks the pages of a journey. Skips a page with the same kinds of elements as an earlier one, such as the next question of a form,
 * because only its words differ.
 */
export function accessibleKinds(page: Page): () => Promise<void> {
  const checked = new Set<string>()
  return async () => {
    const kinds = await page.evaluate(kindsOfElements)
    if (checked.has(kinds)) return
    await expectAccessible(page)
    checked.add(kinds)
  }
}

/** The element names in the document, with what styles an element or gives it a role, and with the ways in which it is named. */
function kindsOfElements(): string {
  const values = ['class', 'type', 'role', 'aria-invalid', 'aria-live', 'tabindex', 'autocomplete']
  const names = ['aria-label', 'aria-labelledby', 'aria-describedby', 'alt', 'title', 'lang']
  const kinds = [...document.querySelectorAll('body, body *')].map((element) => [
    element.localName,
    ...values.map((name) => element.getAttribute(name)),
    ...names.map((name) => element.hasAttribute(name)),
    element instanceof HTMLInputElement && element.labels?.length,
  ])
  return [...new Set(kinds.map((kind) => kind.join(' ')))].toSorted().join('\n')
}

/**
 * Returns whether all style sheets are loaded. Otherwise axe would fetch a missing one and write it into a new document, which the content
 * security policy blocks.
 */
function areStylesThere(): boolean {
  return [...document.styleSheets].every((sheet) => {
    try {
      return sheet.cssRules.length >= 0
    } catch {
      return false
    }
  })
}
