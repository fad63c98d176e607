import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyIntroductions } from './study-introductions.ts'

const files = {
  FR: { fr: () => import('./study-introductions/fr.ts'), en: () => import('./study-introductions/abroad/en.ts') },
  US: { fr: () => import('./study-introductions/abroad/fr.ts'), en: () => import('./study-introductions/en.ts') },
}

/** The studies of a country in the language of the reader, who may not live where it is spoken. */
export async function loadStudyIntroductionsIn(country: Country, locale: Locale): Promise<StudyIntroductions> {
  const { studyIntroductions } = await files[country][locale]()
  return studyIntroductions
}
