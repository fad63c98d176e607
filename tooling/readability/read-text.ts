import path from 'node:path'
import type { Line } from '@clairmemoire/cms-client/lines'
import type { Locale } from '@clairmemoire/domain/locale'

/** A text that a person reads as a whole: a document, a feature's catalog, a questionnaire, a mail. */
export interface ReadText {
  /** The path of its source. */
  place: string
  locale: Locale
  lines: readonly Line[]
}

/** Absolute path in the repository. Apps have no exports, so their modules are imported by path. */
export function inRepository(place: string): string {
  return path.resolve(import.meta.dirname, '../..', place)
}
