import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { publicSettings, unsetOperator } from '../server/operator-facts.ts'
import type { MadePage } from '../server/page-store.ts'
import type { MakeDocument } from '../server/build-output.ts'
import type { Content } from '../src/platform/content/content.ts'
import { knownUrls, unknownUrl } from '../src/routing/known-urls.ts'
import { matchPath } from '../src/routing/public-paths.ts'
import { refuseInlineCode } from './inline-code.ts'

const environments: readonly SiteEnvironment[] = ['local', 'staging', 'production']

/** Makes every page of both locales for every kind of host, and returns how many; the first that is not as it must be fails. */
export async function checkPages(makeDocument: MakeDocument, contentIn: (locale: Locale) => Content): Promise<number> {
  let count = 0
  for (const locale of locales) {
    for (const environment of environments) {
      const settings = publicSettings(unsetOperator, { locale, environment })
      for (const url of [...knownUrls(locale), unknownUrl]) {
        const page = await makeDocument(url, settings, contentIn(locale))
        refuseWrongStatus(url, page)
        refuseInlineCode(url, page.html)
        count += 1
      }
    }
  }
  return count
}

/** A page whose route is missing would be built as NotFound without a word. */
function refuseWrongStatus(url: string, { status }: Pick<MadePage, 'status'>): void {
  const expected = matchPath(url)?.page.status ?? 404
  if (status !== expected) throw new Error(`${url} was rendered with the status ${status} instead of ${expected}`)
}
