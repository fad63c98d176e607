export {
  preconsultationCompletedCopy,
  preconsultationContactCopy,
  preconsultationCopy,
} from './page/preconsultation.copy.ts'
export {
  PreconsultationCompletedPage,
  PreconsultationContactPage,
  PreconsultationPage,
} from './page/preconsultation-page.tsx'
