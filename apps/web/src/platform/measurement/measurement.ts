import type { FromPage, NavbarEvent } from './measured-events.ts'

/** Sends what is read and pressed to the services that the operator uses and the visitor agreed to. Never fails, and nobody waits for it. */
export interface Measurement {
  /** `route` is a pattern of the route table; undefined where nothing is measured, clicks on this page included. */
  view: (route: string | undefined) => void
  click: (event: NavbarEvent, fromPage: FromPage) => void
}

/** Nothing is measured: on the server, in stories, and on a site without a service. */
export const noMeasurement: Measurement = { view: () => undefined, click: () => undefined }
