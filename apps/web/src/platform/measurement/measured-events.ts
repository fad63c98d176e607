/** The path to which pages send measurements; the site server forwards known fields. */
export const measurementPath = '/t/'

/** Sends measurements, even while the page is being left. A call that fails is lost. */
export function sendMeasured(service: string, measured: (Measured & { visitor?: string }) | readonly Measured[]): void {
  const body = JSON.stringify(measured)
  const headers = { 'content-type': 'application/json' }
  fetch(measurementPath + service, { method: 'POST', body, headers, keepalive: true }).catch(() => {})
}

/** The events of the navigation bar. They have the names of the requirements, where these define one (R7-41). */
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

/** Whether the link was pressed on the navigation bar or on its banner (R7-42). */
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
