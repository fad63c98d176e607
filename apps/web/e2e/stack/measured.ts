import type { Collected } from './collectors.ts'

/** The parameters of each call to Matomo. */
export const matomoCalls = (collected: readonly Collected[]): Record<string, string>[] =>
  collected
    .filter(({ path }) => path === '/matomo.php')
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))

/** The events sent to PostHog. */
export const postHogEvents = (collected: readonly Collected[]): Record<string, unknown>[] =>
  collected
    .filter(({ path }) => path === '/batch/')
    .flatMap(({ body }) => (JSON.parse(body) as { batch: readonly Record<string, unknown>[] }).batch)
