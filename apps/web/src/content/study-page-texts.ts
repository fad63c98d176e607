import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyCode } from '@clairmemoire/domain/trial-match'
import type { StudyPageText } from './studies/study-page-text.ts'

export type { StudyPageText } from './studies/study-page-text.ts'

/** Studies whose sites are in one country have a page in the language of its site alone (R3-02, R3-03). */
export type StudyPageTexts = Readonly<Partial<Record<StudyCode, StudyPageText>>>

/** What the pages of the studies of a locale say after their introduction; the other locale's are not fetched. */
export async function loadStudyPageTexts(locale: Locale): Promise<StudyPageTexts> {
  const { studyPageTexts } =
    locale === 'fr' ? await import('./study-page-texts/fr.ts') : await import('./study-page-texts/en.ts')
  return studyPageTexts
}
