import type { Screen } from './site-map.ts'

/** Whoever comes to these was sent there: no list of pages names them. */
export const unlisted: ReadonlySet<Screen> = new Set([
  'OrientationRecommendations',
  'YourRequest',
  'YourNews',
  'PreconsultationStep',
  'PreconsultationContactForm',
  'PreconsultationFormCompleted',
  'StudyRegistration',
  'MemHopThanks',
  'PartnerNeuilly',
  'StudyPoster',
  'Login',
  'Desk',
])
