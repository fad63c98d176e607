export { legalCatalog } from './catalog.ts'
export { LegalPage } from './legal-page.tsx'
export { PrivacyPolicyPage } from './privacy-policy-page.tsx'
