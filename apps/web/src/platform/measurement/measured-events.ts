/** The path at which the site server accepts measurements; it forwards known fields. */
export const measurementPath = '/t/'

/** Also sends while the page is being left. Lost calls are not counted. */
export function sendMeasured(service: string, measured: (Measured & { visitor?: string }) | readonly Measured[]): void {
  const body = JSON.stringify(measured)
  const headers = { 'content-type': 'application/json' }
  fetch(measurementPath + service, { method: 'POST', body, headers, keepalive: true }).catch(() => {})
}

/** Events of the navigation bar, by their names in the requirements if they have one (R7-41). */
export const navbarEvents = [
  'Consult',
  'Clinical Trials',
  'Test your memory',
  'Our offers',
  'Our articles',
  'Medical team',
  'Our approach',
  'About us',
] as const

export type NavbarEvent = (typeof navbarEvents)[number]

/** The place of the press: on the bar, or on its banner (R7-42). */
export type FromPage = 'Navbar' | 'Navbar:Banner'

/** Everything that is ever sent to a measurement service, with exactly these values. */
export type Measured =
  /** `route` is a pattern of the route table. */
  { kind: 'view'; route: string; language: string } | Click

interface Click {
  kind: 'click'
  event: NavbarEvent
  from_page: FromPage
  language: string
}
