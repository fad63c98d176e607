export { useConsentWords } from './consent-words.ts'
export { cookieConsentCatalog, loadConsentDialog } from './load-consent-dialog.ts'
export { OwnConsent } from './own-consent.tsx'
