import type { Locale } from '@clairmemoire/domain/locale'
import type { Study } from '@clairmemoire/domain/study'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { studiesOf } from '@clairmemoire/studies'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { loadPageCopy } from '../../routing/page-copy.ts'
import type { PageText } from '../../routing/page-text.ts'
import { studiesCopy } from './studies.copy.ts'

/** What the list says of a study. */
export interface StudyEntry extends Pick<Study, 'name' | 'slug' | 'summary' | 'status'> {
  /** The day its facts were last compared with the sources, in words. */
  checked: string
}

export interface StudiesPageData {
  studies: readonly StudyEntry[]
  pageText: PageText
}

/** What the catalogue page needs. */
export async function studiesPageData(context: SiteContext): Promise<StudiesPageData> {
  const { locale } = context
  return {
    studies: studiesOf(locale).map((study) => entryOf(study, locale)),
    ...(await loadPageCopy(context, studiesCopy)),
  }
}

/** Without the rest of its facts, which would travel with the document. */
function entryOf({ name, slug, summary, status, lastChecked }: Study, locale: Locale): StudyEntry {
  return { name, slug, summary, status, checked: formatPlainDate(locale, lastChecked) }
}
