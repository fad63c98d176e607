import type { Measured } from './measured-events.ts'

/** Where the site server takes what is measured, and passes on what it knows of it. */
export const measurementPath = '/t/'

/** A page that is left still sends. What does not arrive is not counted. */
export function sendMeasured(service: string, measured: Measured & { visitor?: string }): void {
  const body = JSON.stringify(measured)
  const headers = { 'content-type': 'application/json' }
  fetch(measurementPath + service, { method: 'POST', body, headers, keepalive: true }).catch(() => {})
}
