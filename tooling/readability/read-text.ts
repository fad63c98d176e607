import path from 'node:path'
import type { Line } from '@clairmemoire/cms-client/lines'
import type { Locale } from '@clairmemoire/domain/locale'

/** Something that a person reads as a whole: a document, the catalog of a feature, a questionnaire, a letter. */
export interface ReadText {
  /** Where its words are written. */
  place: string
  locale: Locale
  lines: readonly Line[]
}

/** Absolute path of a place of the repository. An app has no door for others, so its modules are named by it. */
export function inRepository(place: string): string {
  return path.resolve(import.meta.dirname, '../..', place)
}
