import type { Locale } from '@clairmemoire/domain/locale'
import type { ShowIf } from '@clairmemoire/domain/questionnaire'

/** A sentence in both languages, worded for each kind of person who agrees. */
type Words<As extends string> = Readonly<Record<Locale, Readonly<Record<As, string>>>>

export interface ConsentSentence<As extends string = 'self' | 'someone_else'> {
  /** The version is stored with the consent; text with another meaning, in either language, needs a new version. */
  version: string
  agreement: Words<As>
}

/** The page of a consent. */
export interface ConsentText<As extends string = 'self' | 'someone_else'> extends ConsentSentence<As> {
  title: Words<As>
  paragraphs: readonly Words<As>[]
  /** If a form has several texts, this one is used when all of these conditions hold. */
  where?: readonly ShowIf[]
}
