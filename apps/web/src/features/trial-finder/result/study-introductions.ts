import type { StudyIntroduction } from '@clairmemoire/cms-client/study'
import type { StudyCode } from '@clairmemoire/domain/study'
import { listingOf } from '@clairmemoire/studies/catalogue'
import type { FlowSite, Query } from '../../../form-flow/index.ts'
import { mayBeShown } from '../../../platform/content/may-be-shown.ts'

type Introductions = ReadonlyMap<StudyCode, StudyIntroduction>

/** Of these studies in the language of the reader, by code. One that cannot be read is left out: its name and criteria stand without it. */
export function studyIntroductionsQuery(site: FlowSite, codes: readonly StudyCode[]): Query<Introductions> {
  return {
    queryKey: ['study-introductions', site.locale, codes],
    queryFn: () => loadIntroductions(site, codes),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

async function loadIntroductions({ content, settings }: FlowSite, codes: readonly StudyCode[]): Promise<Introductions> {
  const read = await content()
  const texts = codes.map(async (code) => {
    const listing = listingOf(code)
    const text = listing && (await read.study(listing.slug).catch(() => undefined))
    return text && mayBeShown(text, settings) ? [[code, text] as const] : []
  })
  return new Map((await Promise.all(texts)).flat())
}
