import type { FromPage, NavbarEvent } from './measured-events.ts'

/** Sends page views and clicks to the services that the operator uses and the visitor accepted. Never throws, and is never awaited. */
export interface Measurement {
  /** `route` is a pattern of the route table; undefined if nothing is measured, clicks on this page included. */
  view: (route: string | undefined) => void
  click: (event: NavbarEvent, fromPage: FromPage) => void
}

/** Nothing is measured: on the server, in stories, and on a site without a service. */
export const noMeasurement: Measurement = { view: () => undefined, click: () => undefined }
