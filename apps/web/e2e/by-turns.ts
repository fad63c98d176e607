import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { test as anyTest } from '@playwright/test'

/**
 * For tests whose words are not their subject: in a loop over the sites each test runs on one of them. `turns.test` alternates between the
 * sites, from the French one on; `turns.on` names the site. Both answer a function to call in the file of the test, which its reports name.
 */
export function byTurns<Test extends typeof anyTest>(site: Locale, test: Test) {
  let turn = locales.indexOf(site)
  const none = (() => undefined) as unknown as Test
  return {
    get test(): Test {
      turn++
      return turn % locales.length === 1 ? test : none
    },
    on: (only: Locale): Test => (only === site ? test : none),
  }
}
