import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { test as anyTest } from '@playwright/test'

/**
 * Distributes the tests of a loop over the sites: each test runs on only one site, because its language does not matter. Each time the code
 * reads `test`, the next site gets the test, beginning with the French one; `on` selects a given site. Both return a function, because
 * Playwright reports the file that calls it.
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
