import type { Study } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { studiesOf } from '@clairmemoire/studies'
import type { RouterContext } from '../../routing/router-context.ts'
import { studiesCatalog } from './catalog.ts'

/** What the catalogue page needs. */
export async function loadStudies({ i18n, locale }: RouterContext): Promise<{ studies: readonly Study[] }> {
  await loadCatalog(i18n, studiesCatalog)
  return { studies: studiesOf(locale) }
}
