export { preconsultationCopy } from './preconsultation.copy.ts'
export { PreconsultationPage } from './preconsultation-page.tsx'
