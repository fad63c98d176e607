import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'

export interface ConsentParts {
  ConsentDialog: ComponentType<{ onClose: () => void }>
  ConsentKept: ComponentType
}

/** What stands over a page or in the place of the banner; it comes when it is wanted. */
export async function loadConsentParts(i18n: I18n): Promise<ConsentParts> {
  const [{ ConsentDialog }, { ConsentKept }, { cookieConsentCatalog }] = await Promise.all([
    import('./consent-dialog.tsx'),
    import('./consent-kept.tsx'),
    import('./catalog.ts'),
  ])
  await loadCatalog(i18n, cookieConsentCatalog)
  return { ConsentDialog, ConsentKept }
}
