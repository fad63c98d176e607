import type { Study as StudyText, StudyPage } from '@clairmemoire/cms-client/study'
import type { Study } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { studiesOf } from '@clairmemoire/studies'
import { mayBeShown } from '../platform/content/may-be-shown.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { studyEntriesCatalog } from './catalog.ts'
import { statusLabels } from './status.copy.ts'
import type { StudyEntry } from './study-entry.ts'

/** The studies of the locale’s catalogue; one without a text that may be shown is not among them. */
export async function readStudyEntries(context: SiteContext): Promise<readonly StudyEntry[]> {
  const { content, i18n, locale, settings } = context
  const [texts] = await Promise.all([content().then((read) => read.studies()), loadCatalog(i18n, studyEntriesCatalog)])
  const shown = new Map(texts.filter((text) => mayBeShown(text, settings)).map((text) => [text.slug, text] as const))
  return studiesOf(locale).flatMap((study) => {
    const text = shown.get(study.slug)
    return text?.page ? [entryOf(study, text, text.page, context)] : []
  })
}

/** Without the rest of its facts, which would travel with the document. */
function entryOf(study: Study, text: StudyText, page: StudyPage, { i18n, locale }: SiteContext): StudyEntry {
  const { name, slug, status } = study
  return {
    name,
    slug,
    summary: page.summary,
    status,
    statusLabel: i18n._(statusLabels[status]),
    checked: formatPlainDate(locale, page.checkedOn),
    sample: text.approval === undefined,
  }
}
