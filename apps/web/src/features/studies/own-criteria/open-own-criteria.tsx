import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { Study } from '@clairmemoire/domain/study'
import type { ReactNode } from 'react'
import { finderAnswersIn } from '../../../own-results/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { studiesCatalog } from '../catalog.ts'
import { OwnCriteria } from './own-criteria.tsx'

/** Of what the finder kept; nothing where it holds no answer. */
export async function ownCriteria(
  { i18n, locale }: SiteContext,
  { slug, sites }: Pick<Study, 'slug' | 'sites'>,
  kept: unknown,
): Promise<ReactNode> {
  const answers = finderAnswersIn(kept)
  if (!answers || Object.keys(answers.values).length === 0) return null
  await loadCatalog(i18n, studiesCatalog)
  return <OwnCriteria key={slug} slug={slug} sites={sites} answers={answers.values} locale={locale} />
}
