import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { I18n } from '@lingui/core'

/** Loads the dialog of the choice by category and its texts when it is first needed. Rejects if loading fails. */
export async function loadConsentDialog(i18n: I18n) {
  const { ConsentDialog, cookieConsentCatalog } = await import('./consent-dialog.tsx')
  await loadCatalog(i18n, cookieConsentCatalog)
  return ConsentDialog
}
