import type { StudyFacts } from '@clairmemoire/domain/study'
import { studiesOf } from '@clairmemoire/studies'
import { mayBeShown } from '../../../platform/content/may-be-shown.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { listSearch } from '../../../routing/list-search.ts'
import { loadPageCopy } from '../../../routing/page-copy.ts'
import type { PageText } from '../../../routing/page-text.ts'
import { type ComparedStudy, type ComparisonLine, comparisonLines } from './comparison-lines.copy.ts'
import { comparisonCopy } from './comparison.copy.ts'
import { type KeptWords, keptWords } from './kept-words.copy.ts'

export interface ComparisonData {
  studies: readonly Pick<StudyFacts, 'name' | 'slug'>[]
  lines: readonly ComparisonLine[]
  /** More were chosen than stand side by side. */
  isCut: boolean
  /** What is said of studies that a device keeps, which no document knows. */
  words: KeptWords
  pageText: PageText
}

/** More would not be told apart, and would not fit on a sheet. */
const max = 3

/** The studies of the locale that an address names, in the order of the catalogue; without any there is nothing to compare yet. */
export async function comparisonData(
  context: SiteContext,
  given: Readonly<Record<string, unknown>>,
): Promise<ComparisonData> {
  const address = listSearch(given)
  const { i18n, locale } = context
  const chosen = studiesOf(locale).filter(({ slug }) => address[slug] === '1')
  const [texts, copy] = await Promise.all([
    Promise.all(chosen.slice(0, max).map((study) => comparedStudy(context, study))),
    loadPageCopy(context, comparisonCopy),
  ])
  const compared = texts.flatMap((text) => text ?? [])
  return {
    studies: compared.map(({ study: { name, slug } }) => ({ name, slug })),
    lines: comparisonLines(compared, i18n, locale),
    isCut: chosen.length > max,
    words: keptWords(i18n),
    ...copy,
  }
}

async function comparedStudy(
  { content, settings }: SiteContext,
  study: StudyFacts,
): Promise<ComparedStudy | undefined> {
  const text = await (await content()).study(study.slug)
  return text?.page && mayBeShown(text, settings) ? { study, page: text.page } : undefined
}
