export { secondaryConsultationCopy } from './secondary-consultation.copy.ts'
export { SecondaryConsultationPage } from './secondary-consultation-page.tsx'
