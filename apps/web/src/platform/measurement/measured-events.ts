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

export function isNavbarEvent(name: string): name is NavbarEvent {
  return navbarEvents.some((event) => event === name)
}

/** Where it was pressed: on the bar, or on the banner that belongs to it (R7-42). */
export type FromPage = 'Navbar' | 'Navbar:Banner'

/** All that is ever told to a service that measures, in these words and no others. */
export type Measured =
  /** `route` is a pattern of the route table. */
  { kind: 'view'; route: string; language: string } | Click

export interface Click {
  kind: 'click'
  event: NavbarEvent
  from_page: FromPage
  language: string
}
