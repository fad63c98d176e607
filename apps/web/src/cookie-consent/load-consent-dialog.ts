import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { I18n } from '@lingui/core'

export const cookieConsentCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}

/** The choice by category over a page, with its words. Rejects where they cannot be loaded. */
export async function loadConsentDialog(i18n: I18n) {
  const [{ ConsentDialog }] = await Promise.all([
    import('./consent-dialog.tsx'),
    loadCatalog(i18n, cookieConsentCatalog),
  ])
  return ConsentDialog
}
