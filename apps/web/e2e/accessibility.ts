import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Every rule of axe, including those off by default and the experimental ones. */
const allRules = axe.getRules().map(({ ruleId }) => ruleId)

/** Half the size of `axe.source`, which every document loads anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails if the current screen violates a rule. Pages have no frames, so one document is checked. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(areStylesThere), { message: 'all style sheets are there' }).toBe(true)
  // A document is checked in several states, and loading axe takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const results = await run(document, { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] })
    return results.violations.map(({ id, nodes }) => ({ rule: id, nodes: nodes.map(({ html }) => html) }))
  }, allRules)
  expect(violations).toEqual([])
}

/** While a style sheet is loading, axe would fetch it and write it into a document of its own, which the content security policy blocks. */
function areStylesThere(): boolean {
  return [...document.styleSheets].every((sheet) => {
    try {
      return sheet.cssRules.length >= 0
    } catch {
      return false
    }
  })
}
