import type { SiteContext } from '../../platform/site/site-context.ts'
import { loadPageCopy } from '../../routing/page-copy.ts'
import type { PageText } from '../../routing/page-text.ts'
import { readStudyEntries, type StudyEntry } from '../../study-entries/index.ts'
import { studiesCopy } from './studies.copy.ts'

export interface StudiesPageData {
  studies: readonly StudyEntry[]
  pageText: PageText
}

/** What the catalogue page needs. */
export async function studiesPageData(context: SiteContext): Promise<StudiesPageData> {
  const [studies, words] = await Promise.all([readStudyEntries(context), loadPageCopy(context, studiesCopy)])
  return { studies, ...words }
}
