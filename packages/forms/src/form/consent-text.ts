import type { Locale } from '@clairmemoire/domain/locale'
import type { ShowIf } from '@clairmemoire/domain/questionnaire'

/** One sentence in both languages, in a wording for each kind of person who agrees. */
type Words<As extends string> = Readonly<Record<Locale, Readonly<Record<As, string>>>>

/** The sentence that is agreed to. */
export interface ConsentSentence<As extends string = 'self' | 'someone_else'> {
  /** Stored with the consent; a change of meaning in either language is a new version. */
  version: string
  agreement: Words<As>
}

/** The page on which somebody agrees. */
export interface ConsentText<As extends string = 'self' | 'someone_else'> extends ConsentSentence<As> {
  title: Words<As>
  paragraphs: readonly Words<As>[]
  /** Of several texts of a form, it is this one where all of these hold. */
  where?: readonly ShowIf[]
}
