import type { Study } from '@clairmemoire/domain/study'
import { studiesOf } from '@clairmemoire/studies'
import { loadPageCopy } from '../../routing/page-copy.ts'
import type { PageText } from '../../routing/page-text.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { studiesCopy } from './studies.copy.ts'

export interface StudiesPageData {
  studies: readonly Study[]
  pageText: PageText
}

/** What the catalogue page needs. */
export async function loadStudies(context: SiteContext): Promise<StudiesPageData> {
  return { studies: studiesOf(context.locale), ...(await loadPageCopy(context, studiesCopy)) }
}
