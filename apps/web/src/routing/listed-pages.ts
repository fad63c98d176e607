import type { Page, Screen } from './site-map.ts'

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
  'Team',
  'StudyFigures',
  'Passkeys',
  'Invitation',
  'HandOver',
])

/** Whether search engines may show a page: no form, which is about somebody, and nothing that one is sent to. */
export function isListed({ screen, status, form }: Page): boolean {
  return status === 200 && !form && !unlisted.has(screen)
}
