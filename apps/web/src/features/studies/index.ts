import { type PageWithParam, type SearchedPage, withHydratedData } from '../../routing/page-loader.ts'

/** What the comparison needs; apart from it, for a document that carries it has no use for the facts of all studies. */
export const loadComparison = withHydratedData(async ({ context, deps }: SearchedPage) => {
  const { comparisonData } = await import('./comparison/comparison-data.ts')
  return comparisonData(context, deps)
})

/** What the page of one study needs; apart from it, for a document that carries it has no use for the facts of all studies. */
export const loadStudy = withHydratedData(async ({ context, params }: PageWithParam<'trial_name'>) => {
  const { studyPageData } = await import('./detail/study-page-data.ts')
  return studyPageData(context, params.trial_name)
})

/** What the poster of one study needs; apart from it, for a document that carries it draws no code itself. */
export const loadPoster = withHydratedData(async ({ context, params }: PageWithParam<'trial_name'>) => {
  const { posterData } = await import('./poster/poster-data.ts')
  return posterData(context, params.trial_name)
})

/** What the catalogue page needs; apart from it, for a document that carries it has no use for the facts of all studies. */
export const loadStudies = withHydratedData(async ({ context, deps }: SearchedPage) => {
  const { studiesPageData } = await import('./catalogue/studies-page-data.ts')
  return studiesPageData(context, deps)
})

export { StudiesPage } from './catalogue/studies-page.tsx'
export { ComparisonPage } from './comparison/comparison-page.tsx'
export { registerPage } from './detail/registration.copy.ts'
export { StudyDetailPage } from './detail/study-detail-page.tsx'
export { comparisonCopy, studiesCopy } from './page-copies.ts'
export { PosterPage } from './poster/poster-page.tsx'
