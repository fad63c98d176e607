import type { Page, Screen } from './site-map.ts'

/** Pages reached only by a link in a mail, a form or a redirect: no list of pages contains them. */
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

/** Whether search engines may list a page: neither a form, which is personal, nor an unlisted page. */
export function isListed({ screen, status, form }: Page): boolean {
  return status === 200 && !form && !unlisted.has(screen)
}
