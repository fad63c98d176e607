export { loadLegal } from './load-legal.ts'
export { loadPrivacyPolicy } from './load-privacy-policy.ts'
export { TextPage } from './text-page.tsx'
