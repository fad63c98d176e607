import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { StudyFacts, StudyStatus } from '@clairmemoire/domain/study'
import type { SiteContext } from '../platform/site/site-context.ts'
import { studyEntriesCatalog } from './catalog.ts'
import { checkedText, statusLabels } from './entry-words.copy.ts'
import { type GlanceFact, glanceFacts } from './glance.copy.ts'
import { type ShownStudy, shownStudies } from './studies-now.ts'

/** The studies of the locale’s catalogue, in order. */
export async function readStudyEntries(context: SiteContext): Promise<readonly StudyEntry[]> {
  const [studies] = await Promise.all([shownStudies(context), loadCatalog(context.i18n, studyEntriesCatalog)])
  return studies.map((study) => entryOf(study, context))
}

/** Returns only the facts that a list shows, because all others would also become part of the document. */
export function entryOf(study: ShownStudy, { i18n, locale }: Pick<SiteContext, 'i18n' | 'locale'>): StudyEntry {
  const { name, slug, status } = study
  return {
    name,
    slug,
    title: titleWithoutName(study.title, name),
    facts: glanceFacts(study, i18n, locale),
    status,
    statusLabel: i18n._(statusLabels[status]),
    checked: checkedText(study, i18n, locale),
  }
}

/** The texts of a study in a list. */
export interface StudyEntry extends Pick<StudyFacts, 'name' | 'slug'> {
  /** The description of the study, without its name. */
  title: string
  facts: readonly GlanceFact[]
  status: StudyStatus
  statusLabel: string
  /** The date on which its facts were last compared with the sources. */
  checked: string
}

/** Removes the name from a title such as “MK-2214: an investigational medicine”. */
export function titleWithoutName(title: string, name: string): string {
  const words = title.startsWith(name) ? title.slice(name.length).replace(/^\s*:\s*/, '') : title
  return words.charAt(0).toUpperCase() + words.slice(1)
}
