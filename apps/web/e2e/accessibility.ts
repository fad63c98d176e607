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
