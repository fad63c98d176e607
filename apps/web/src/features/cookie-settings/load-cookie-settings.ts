import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { cookieConsentCatalog } from '../../cookie-consent/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { loadPageCopy } from '../../routing/page-copy.ts'
import { withHydratedData } from '../../routing/page-loader.ts'
import { cookieSettingsCopy } from './cookie-settings.copy.ts'

/** The words of the page and of the choice that it shares with every other one. */
export const loadCookieSettings = withHydratedData(async ({ context }: { context: SiteContext }) => {
  const [words] = await Promise.all([
    loadPageCopy(context, cookieSettingsCopy),
    loadCatalog(context.i18n, cookieConsentCatalog),
  ])
  return words
})
