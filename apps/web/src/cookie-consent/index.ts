export { cookieConsentCatalog } from './catalog.ts'
export { useConsentWords } from './consent-words.ts'
export { loadConsentDialog } from './load-consent-dialog.ts'
export { OwnConsent } from './own-consent.tsx'
