import type { DocumentKind, WrittenDocument } from '@clairmemoire/cms-client/checked'
import { locales } from '@clairmemoire/domain/locale'
import type { Content, Entry } from './content.ts'

/** Every document, by language and kind. */
export function writtenDocuments(content: Content): WrittenDocument[] {
  return locales.flatMap((locale) =>
    Object.entries(content[locale].entries).flatMap(([kind, entries]: [string, readonly Entry[]]) =>
      entries.map(({ slug, attributes }) => ({ kind: kind as DocumentKind, locale, slug, attributes: attributes() })),
    ),
  )
}
