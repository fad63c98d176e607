import type { StudyPage, Study as StudyText } from '@clairmemoire/cms-client/study'
import type { Study, StudyFacts, StudyStatus } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { mayBeShown } from '../platform/content/may-be-shown.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { studyEntriesCatalog } from './catalog.ts'
import { checkedText, statusLabels } from './entry-words.copy.ts'
import { type GlanceFact, glanceFacts } from './glance.copy.ts'
import { asWritten, studiesNow } from './studies-now.ts'

/** The studies of a locale that have a text which may be shown. */
interface ShownStudies {
  has: (slug: string) => boolean
  /** Undefined for a study that is not among them. */
  entryOf: (study: Study) => StudyEntry | undefined
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
      return text?.page && entryOf(asWritten(study, text.page), text, text.page, context)
    },
  }
}

/** The studies of the locale’s catalogue; one without a text that may be shown is not among them. */
export async function readStudyEntries(context: SiteContext): Promise<readonly StudyEntry[]> {
  const [shown, studies] = await Promise.all([shownStudies(context), studiesNow(context)])
  return studies.flatMap((study) => shown.entryOf(study) ?? [])
}

/** Without the rest of its facts, which would travel with the document. */
function entryOf(study: Study, text: StudyText, page: StudyPage, { i18n, locale }: SiteContext): StudyEntry {
  const { name, slug, status, lastChecked } = study
  return {
    name,
    slug,
    title: titleWithoutName(text.title, name),
    facts: glanceFacts(study, page, i18n, locale),
    status,
    statusLabel: i18n._(statusLabels[status]),
    checked: checkedText({ lastChecked, checkedOn: page.checkedOn }, i18n, locale),
  }
}

/** What a list says of a study, in words. */
export interface StudyEntry extends Pick<StudyFacts, 'name' | 'slug'> {
  /** What it is in a person’s words, without its name. */
  title: string
  facts: readonly GlanceFact[]
  status: StudyStatus
  statusLabel: string
  /** The day its facts were last compared with the sources. */
  checked: string
}

/** A title says the name first, then what the study is: “MK-2214: an investigational medicine”. */
export function titleWithoutName(title: string, name: string): string {
  const words = title.startsWith(name) ? title.slice(name.length).replace(/^\s*:\s*/, '') : title
  return words.charAt(0).toUpperCase() + words.slice(1)
}
