import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { cookieConsentCatalog } from '../../cookie-consent/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { loadPageCopy, type PageCopy, withHydratedData } from '../../routing/page-loader.ts'

const cookieSettingsCopy: PageCopy = {
  catalog: {
    fr: () => import('./locales/fr.po'),
    en: () => import('./locales/en.po'),
  },
  title: msg({ id: 'cookie-settings.title', message: 'Gérer mes cookies' }),
  description: msg({
    id: 'cookie-settings.description',
    message: 'Choisissez ce que vous acceptez, changez d’avis quand vous voulez.',
  }),
}

/** The texts of the page and of the cookie choice, which all pages share. */
export const loadCookieSettings = withHydratedData(async ({ context }: { context: SiteContext }) => {
  const [words] = await Promise.all([
    loadPageCopy(context, cookieSettingsCopy),
    loadCatalog(context.i18n, cookieConsentCatalog),
  ])
  return words
})

export { CookieSettingsPage } from './cookie-settings-page.tsx'
