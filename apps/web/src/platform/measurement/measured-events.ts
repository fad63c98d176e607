/** Where the site server takes what is measured, and passes on what it knows of it. */
export const measurementPath = '/t/'

/** A page that is left still sends. What does not arrive is not counted. */
export function sendMeasured(service: string, measured: (Measured & { visitor?: string }) | readonly Measured[]): void {
  const body = JSON.stringify(measured)
  const headers = { 'content-type': 'application/json' }
  fetch(measurementPath + service, { method: 'POST', body, headers, keepalive: true }).catch(() => {})
}

/** What is pressed in the navigation bar, by the names of the requirements where they have one (R7-41). */
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

/** Where it was pressed: on the bar, or on the banner that belongs to it (R7-42). */
export type FromPage = 'Navbar' | 'Navbar:Banner'

/** All that is ever sent to a service that measures, in these words and no others. */
export type Measured =
  /** `route` is a pattern of the route table. */
  { kind: 'view'; route: string; language: string } | Click

interface Click {
  kind: 'click'
  event: NavbarEvent
  from_page: FromPage
  language: string
}
