import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyCode } from '@clairmemoire/domain/study'
import { listingOf } from '@clairmemoire/studies/catalogue'
import { loadStudyText, type StudyIntroduction } from '@clairmemoire/studies/text'
import type { Query } from '../../../form-flow/index.ts'

type Introductions = ReadonlyMap<StudyCode, StudyIntroduction>

/** Of these studies in the language of the reader, by code; a study that this site does not know has none. */
export function studyIntroductionsQuery(locale: Locale, codes: readonly StudyCode[]): Query<Introductions> {
  return {
    queryKey: ['study-introductions', locale, codes],
    queryFn: () => loadIntroductions(locale, codes),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

async function loadIntroductions(locale: Locale, codes: readonly StudyCode[]): Promise<Introductions> {
  const listings = codes.flatMap((code) => listingOf(code) ?? [])
  const texts = listings.map(async (study) => {
    const { introduction } = await loadStudyText(study, locale)
    return [study.code, introduction] as const
  })
  return new Map(await Promise.all(texts))
}
