import { posthog } from 'posthog-js/dist/module.slim.no-external.js'
import { type Measured, measurementPath } from './measured-events.ts'

/** PostHog with all automatic collection off; it stores nothing on the device, and sends to the site only. */
posthog.init('site', {
  api_host: `${location.origin}${measurementPath}product`,
  persistence: 'memory',
  person_profiles: 'never',
  advanced_disable_flags: true,
  disable_external_dependency_loading: true,
  disable_session_recording: true,
  disable_surveys: true,
  disable_compression: true,
  autocapture: false,
  rageclick: false,
  capture_pageview: false,
  capture_pageleave: false,
  capture_performance: false,
  capture_heatmaps: false,
  capture_dead_clicks: false,
  capture_exceptions: false,
  // Robots never consent, so no user agent needs to be filtered.
  opt_out_useragent_filter: true,
  save_referrer: false,
  save_campaign_params: false,
  request_batching: false,
  // Removes the data about the device, the address and the page that the library adds.
  before_send: (captured) => {
    if (!captured) return null
    const { token, distinct_id, language, from_page, route } = captured.properties
    const { uuid, event, timestamp } = captured
    return {
      uuid,
      event,
      properties: { token, distinct_id, language, from_page, route },
      ...(timestamp ? { timestamp } : {}),
    }
  },
})

/** Sends views and clicks to PostHog, which analyzes the use of the menu (R7-40). */
export const product = {
  send: (measured: Measured) => {
    const { language } = measured
    if (measured.kind === 'view') posthog.capture('$pageview', { route: measured.route, language })
    else posthog.capture(measured.event, { language, from_page: measured.from_page })
  },
}
