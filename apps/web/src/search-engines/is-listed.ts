import type { Page } from '../routing/site-map.ts'
import { unlisted } from '../routing/unlisted.ts'

/** Whether search engines may show a page: no form, which is about somebody, and nothing that one is sent to. */
export function isListed({ screen, status, form }: Page): boolean {
  return status === 200 && !form && !unlisted.has(screen)
}
