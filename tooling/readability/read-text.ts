import type { Line } from '@clairmemoire/cms-client/lines'
import type { Locale } from '@clairmemoire/domain/locale'

/** Something that a person reads as a whole: a document, the catalog of a feature, a questionnaire, a letter. */
export interface ReadText {
  /** Where its words are written. */
  place: string
  locale: Locale
  lines: readonly Line[]
}
