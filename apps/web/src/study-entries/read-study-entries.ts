import type { StudyPage, Study as StudyText } from '@clairmemoire/cms-client/study'
import type { StudyFacts, StudyStatus } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { mayBeShown } from '../platform/content/may-be-shown.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { studyEntriesCatalog } from './catalog.ts'
import { checkedText, statusLabels } from './entry-words.copy.ts'
import { studiesNow } from './studies-now.ts'

/** The studies of a locale that have a text which may be shown. */
interface ShownStudies {
  has: (slug: string) => boolean
  /** Undefined for a study that is not among them. */
  entryOf: (study: StudyFacts) => StudyEntry | undefined
}

export async function shownStudies(context: SiteContext): Promise<ShownStudies> {
  const { content, i18n, settings } = context
  const [texts] = await Promise.all([content().then((read) => read.studies()), loadCatalog(i18n, studyEntriesCatalog)])
  const shown = new Map(
    texts.filter((text) => text.page && mayBeShown(text, settings)).map((text) => [text.slug, text] as const),
  )
  return {
    has: (slug) => shown.has(slug),
    entryOf: (study) => {
      const text = shown.get(study.slug)
      return text?.page && entryOf(study, text, text.page, context)
    },
  }
}

/** The studies of the locale’s catalogue; one without a text that may be shown is not among them. */
export async function readStudyEntries(context: SiteContext): Promise<readonly StudyEntry[]> {
  const [shown, studies] = await Promise.all([shownStudies(context), studiesNow(context)])
  return studies.flatMap((study) => shown.entryOf(study) ?? [])
}

/** Without the rest of its facts, which would travel with the document. */
function entryOf(study: StudyFacts, text: StudyText, page: StudyPage, { i18n, locale }: SiteContext): StudyEntry {
  const { name, slug, status, lastChecked } = study
  return {
    name,
    slug,
    summary: page.summary,
    status,
    statusLabel: i18n._(statusLabels[status]),
    checked: checkedText({ lastChecked, checkedOn: page.checkedOn }, i18n, locale),
    sample: text.approval === undefined,
  }
}

/** What a list says of a study, in words. */
export interface StudyEntry extends Pick<StudyFacts, 'name' | 'slug'>, Pick<StudyPage, 'summary'> {
  status: StudyStatus
  statusLabel: string
  /** The day its facts were last compared with the sources. */
  checked: string
  /** Nobody has approved its text yet. */
  sample: boolean
}
