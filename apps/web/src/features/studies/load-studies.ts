import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { RouterContext } from '../../routing/router-context.ts'
import { studiesCatalog } from './catalog.ts'
import { type ShownStudy, shownStudies } from './shown-study.ts'

/** What the catalogue page needs. */
export async function loadStudies({ i18n, locale }: RouterContext): Promise<{ studies: readonly ShownStudy[] }> {
  const [studies] = await Promise.all([shownStudies(locale), loadCatalog(i18n, studiesCatalog)])
  return { studies }
}
