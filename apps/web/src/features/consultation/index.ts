export { consultationCopy } from './consultation.copy.ts'
export { ConsultationRequestPage } from './consultation-page.tsx'
