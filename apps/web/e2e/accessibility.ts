import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Every rule of axe, those it leaves off by default and its experimental ones included. */
const allRules = axe.getRules().map(({ ruleId }) => ruleId)

/** The screen as it stands has no violation of any rule. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(allRules).analyze()
  expect(violations.map(({ id, nodes }) => ({ rule: id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
}
