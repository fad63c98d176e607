import type { Locale } from '@clairmemoire/domain/locale'
import type { DocumentKind } from './checked.ts'

/** A document as it is written down, checked, in the form in which a content service answers with it. */
export interface WrittenDocument {
  kind: DocumentKind
  locale: Locale
  slug: string
  attributes: Readonly<Record<string, unknown>>
}
