import path from 'node:path'
import type { Line } from '@clairmemoire/cms-client/lines'
import type { Locale } from '@clairmemoire/domain/locale'

/** A text that is judged as a whole: a document, the catalog of a feature, a questionnaire or a mail. */
export interface ReadText {
  /** The path of its source. */
  place: string
  locale: Locale
  lines: readonly Line[]
}

/** Returns the absolute path of a file in the repository. Apps have no exports, so their modules are imported by path. */
export function inRepository(place: string): string {
  return path.resolve(import.meta.dirname, '../..', place)
}
