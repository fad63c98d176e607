import { type PageWithParam, type SearchedPage, withHydratedData } from '../../routing/page-loader.ts'

/** Data of the comparison, in a separate module so that the hydrated page does not load the facts of all studies. */
export const loadComparison = withHydratedData(async ({ context, deps }: SearchedPage) => {
  const { comparisonData } = await import('./comparison/comparison-data.ts')
  return comparisonData(context, deps)
})

/** Data of a study page, in a separate module so that the hydrated page does not load the facts of all studies. */
export const loadStudy = withHydratedData(async ({ context, params }: PageWithParam<'trial_name'>) => {
  const { studyPageData } = await import('./detail/study-page-data.ts')
  return studyPageData(context, params.trial_name)
})

/** Data of a poster, in a separate module so that the hydrated page does not load the QR code generator. */
export const loadPoster = withHydratedData(async ({ context, params }: PageWithParam<'trial_name'>) => {
  const { posterData } = await import('./poster/poster-data.ts')
  return posterData(context, params.trial_name)
})

/** Data of the catalogue, in a separate module so that the hydrated page does not load the facts of all studies. */
export const loadStudies = withHydratedData(async ({ context, deps }: SearchedPage) => {
  const { studiesPageData } = await import('./catalogue/studies-page-data.ts')
  return studiesPageData(context, deps)
})

export { StudiesPage } from './catalogue/studies-page.tsx'
export { ComparisonPage } from './comparison/comparison-page.tsx'
export { registerPage } from './detail/registration.copy.ts'
export { StudyDetailPage } from './detail/study-detail-page.tsx'
export { PosterPage } from './poster/poster-page.tsx'
