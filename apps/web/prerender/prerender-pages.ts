import { locales } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { publicSettings, unsetOperator } from '../server/operator-facts.ts'
import { fingerprint, type MakePage, type PrerenderedPage, type PrerenderedPages } from '../server/page-store.ts'
import { knownUrls, unknownUrl } from '../src/routing/known-urls.ts'
import { placePath } from '../src/routing/public-paths.ts'
import { refuseInlineCode } from './inline-code.ts'

const environments: readonly SiteEnvironment[] = ['local', 'staging', 'production']

/** Makes every page of both locales for every kind of host, as it is before the operator sets anything. */
export async function prerenderPages(makePage: MakePage): Promise<PrerenderedPages> {
  const pages: Record<string, Record<string, PrerenderedPage>> = {}
  for (const locale of locales) {
    for (const environment of environments) {
      const settings = publicSettings(unsetOperator, { locale, environment })
      const ofSite: Record<string, PrerenderedPage> = {}
      for (const url of [...knownUrls(locale), unknownUrl]) {
        const page = await makePage(url, settings)
        refuseWrongStatus(url, page)
        refuseInlineCode(url, page.html)
        ofSite[url] = page
      }
      pages[fingerprint(settings)] = ofSite
    }
  }
  return pages
}

/** A page whose route is missing would be built as NotFound without a word. */
function refuseWrongStatus(url: string, { status }: PrerenderedPage): void {
  const expected = placePath(url)?.page.status ?? 404
  if (status !== expected) throw new Error(`${url} was rendered with the status ${status} instead of ${expected}`)
}
