import { posthog } from 'posthog-js/dist/module.slim.no-external.js'
import { type Measured, measurementPath } from './measured-events.ts'

/** PostHog with everything switched off that looks around by itself; it keeps nothing on the device, and asks the site alone. */
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
  // Robots agree to nothing, so nobody has to be guessed to be one.
  opt_out_useragent_filter: true,
  save_referrer: false,
  save_campaign_params: false,
  request_batching: false,
  // Whatever the library would add of the device, the address or the page stays here.
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

/** How the menu is used, by the product analytics of PostHog (R7-40). */
export const product = {
  tell: (measured: Measured) => {
    const { language } = measured
    if (measured.kind === 'view') posthog.capture('$pageview', { route: measured.route, language })
    else posthog.capture(measured.event, { language, from_page: measured.from_page })
  },
}
