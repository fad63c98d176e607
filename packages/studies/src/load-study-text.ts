import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyListing } from '@clairmemoire/domain/study'
import type { StudyText } from './study-text.ts'

export type { StudyIntroduction, StudyPageText, StudyText } from './study-text.ts'

/** Fetches the text of this study in this language and of no other. */
export async function loadStudyText({ slug }: StudyListing, locale: Locale): Promise<StudyText> {
  const { text } = (await import(`./${slug}/text-${locale}.ts`)) as { text: StudyText }
  return text
}
