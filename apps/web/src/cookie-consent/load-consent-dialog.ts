import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { I18n } from '@lingui/core'

/** The choice by category over a page, with its words, which no page fetches before. Rejects where they cannot be loaded. */
export async function loadConsentDialog(i18n: I18n) {
  const { ConsentDialog, cookieConsentCatalog } = await import('./consent-dialog.tsx')
  await loadCatalog(i18n, cookieConsentCatalog)
  return ConsentDialog
}
