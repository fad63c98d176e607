import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Every rule of axe, those it leaves off by default and its experimental ones included. */
const allRules = axe.getRules().map(({ ruleId }) => ruleId)

/** Half as much to read as `axe.source`, in each document anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The screen as it stands has no violation of any rule. Pages have no frames, so one document is all there is. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(areStylesThere), { message: 'all style sheets are there' }).toBe(true)
  // Of one document many screens are looked at, and axe takes longer to read than to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const results = await run(document, { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] })
    return results.violations.map(({ id, nodes }) => ({ rule: id, nodes: nodes.map(({ html }) => html) }))
  }, allRules)
  expect(violations).toEqual([])
}

/** A sheet that is still on its way axe would fetch and write into a document of its own, which the page's content security policy refuses. */
function areStylesThere(): boolean {
  return [...document.styleSheets].every((sheet) => {
    try {
      return sheet.cssRules.length >= 0
    } catch {
      return false
    }
  })
}
