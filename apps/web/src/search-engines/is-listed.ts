import type { Page, Screen } from '../routing/site-map.ts'

/** Whoever comes to these was sent there. */
const unlisted: ReadonlySet<Screen> = new Set(['MemHopThanks', 'PartnerNeuilly'])

/** Whether search engines may show a page: no form, which is about somebody, and nothing that one is sent to. */
export function isListed({ screen, status, form }: Page): boolean {
  return status === 200 && !form && !unlisted.has(screen)
}
