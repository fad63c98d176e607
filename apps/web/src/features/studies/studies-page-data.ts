import type { StudyPage } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Study } from '@clairmemoire/domain/study'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { studiesOf } from '@clairmemoire/studies'
import { mayBeShown } from '../../platform/content/may-be-shown.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { loadPageCopy } from '../../routing/page-copy.ts'
import type { PageText } from '../../routing/page-text.ts'
import { studiesCopy } from './studies.copy.ts'

/** What the list says of a study. */
export interface StudyEntry extends Pick<Study, 'name' | 'slug' | 'status'>, Pick<StudyPage, 'summary'> {
  /** The day its facts were last compared with the sources, in words. */
  checked: string
}

export interface StudiesPageData {
  studies: readonly StudyEntry[]
  pageText: PageText
}

/** What the catalogue page needs; a study without a text that may be shown is not in it. */
export async function studiesPageData(context: SiteContext): Promise<StudiesPageData> {
  const { content, locale, settings } = context
  const [texts, words] = await Promise.all([
    content().then((read) => read.studies()),
    loadPageCopy(context, studiesCopy),
  ])
  const pages = new Map(
    texts.filter((text) => mayBeShown(text, settings)).map(({ slug, page }) => [slug, page] as const),
  )
  const studies = studiesOf(locale).flatMap((study) => {
    const page = pages.get(study.slug)
    return page ? [entryOf(study, page, locale)] : []
  })
  return { studies, ...words }
}

/** Without the rest of its facts, which would travel with the document. */
function entryOf({ name, slug, status }: Study, { summary, checkedOn }: StudyPage, locale: Locale): StudyEntry {
  return { name, slug, summary, status, checked: formatPlainDate(locale, checkedOn) }
}
