export {
  preconsultationCompletedCopy,
  preconsultationContactCopy,
  preconsultationCopy,
} from './preconsultation.copy.ts'
export { PreconsultationPage } from './preconsultation-page.tsx'
