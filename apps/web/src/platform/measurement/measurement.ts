import type { FromPage, NavbarEvent } from './measured-events.ts'

/** Sends page views and clicks to the services that the operator uses and the visitor accepted. Never throws, and is never awaited. */
export interface Measurement {
  /**
   * Called when a page is shown. `route` is a path of the route table; undefined if neither the view nor clicks on the page are measured.
   */
  view: (route: string | undefined) => void
  click: (event: NavbarEvent, fromPage: FromPage) => void
}

/** Measures nothing, for the server, for stories, and for a site without a service. */
export const noMeasurement: Measurement = { view: () => undefined, click: () => undefined }
