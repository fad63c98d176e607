import { locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { pagesOf } from '../../src/routing/known-urls.ts'
import { publicPath } from '../../src/routing/public-paths.ts'
import { expect, test } from './fixtures.ts'
import { openAnswering, until } from './tab.ts'

/** What is wrong with the page on screen: nothing wider than the window, every face there, one heading, no word of a failure. */
function defects(): string[] {
  // Those that stand in meanwhile are of the device, which may not have them.
  const faces = [...document.fonts].filter(({ family }) => /Atkinson|Fraunces/.test(family))
  const { scrollWidth, clientWidth } = document.documentElement
  const failed = faces.filter(({ status }) => status === 'error')
  return [
    scrollWidth > clientWidth && `${scrollWidth} pixels wide in ${clientWidth}`,
    failed.length > 0 && `no ${failed.map(({ family }) => family).join()}`,
    !faces.some(({ status }) => status === 'loaded') && 'no face of its own',
    getComputedStyle(document.body).marginTop !== '0px' && 'no style',
    document.querySelectorAll('h1').length !== 1 && 'not one heading',
    /problème technique est survenu|technical problem has occurred/i.test(
      document.querySelector('h1')?.textContent ?? '',
    ) && 'a technical problem',
  ].filter((defect) => typeof defect === 'string')
}

for (const site of locales) {
  for (const width of [390, 1280]) {
    test(`every page of the ${site} site is whole at ${width} pixels`, async ({ tab, stack }) => {
      const had = await tab.resize(width, 844)
      test.info().annotations.push({ type: 'width', description: `${had}` })
      const found: string[] = []
      for (const { page, params } of pagesOf(site)) {
        const path = publicPath(page, site, params)
        await openAnswering(tab, siteOrigin(site, 'production') + path)
        await until(
          tab,
          'faces',
          () => document.fonts.status === 'loaded' && document.readyState === 'complete',
          undefined,
        )
        found.push(...(await tab.run(defects, undefined)).map((defect) => `${path}: ${defect}`))
      }
      expect(found).toEqual([])
      expect(tab.complaints).toEqual([])
      expect(stack.collected.filter(({ body }) => body.includes('"type":"event"'))).toEqual([])
    })
  }
}
