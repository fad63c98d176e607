import { isLocale } from '@clairmemoire/domain/locale'
import { type Measured, navbarEvents } from '../../src/platform/measurement/measured-events.ts'
import { measuredPaths } from '../../src/routing/measured-pages.ts'

/** What a page sent, and nothing that is not on the lists: no address, no text that somebody typed. */
export function measuredOf(sent: unknown): Measured | undefined {
  const { kind, route, event, from_page: from, language } = fieldsOf(sent)
  if (!isLocale(language)) return undefined
  if (kind === 'view' && typeof route === 'string' && measuredPaths.has(route)) return { kind, route, language }
  const pressed = navbarEvents.find((known) => known === event)
  if (kind !== 'click' || pressed === undefined) return undefined
  if (from !== 'Navbar' && from !== 'Navbar:Banner') return undefined
  return { kind, event: pressed, from_page: from, language }
}

/** The number by which a browser is known that agreed to it; undefined unless it looks like one. */
export function visitorOf(sent: unknown): string | undefined {
  const { visitor } = fieldsOf(sent)
  return typeof visitor === 'string' && /^[\da-f]{16}$/.test(visitor) ? visitor : undefined
}

/** The fields of an object; of anything else none. */
export function fieldsOf(sent: unknown): Record<string, unknown> {
  return typeof sent === 'object' && sent !== null ? { ...sent } : {}
}
