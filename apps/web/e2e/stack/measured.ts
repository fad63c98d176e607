import type { Collected } from './collectors.ts'

/** What Matomo was told, call by call. */
export const matomoCalls = (collected: readonly Collected[]): Record<string, string>[] =>
  collected
    .filter(({ path }) => path === '/matomo.php')
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))

/** What PostHog was told, event by event. */
export const postHogEvents = (collected: readonly Collected[]): Record<string, unknown>[] =>
  collected
    .filter(({ path }) => path === '/batch/')
    .flatMap(({ body }) => (JSON.parse(body) as { batch: readonly Record<string, unknown>[] }).batch)
