import { type PageWithParam, pageData, type SearchedPage } from '../../routing/page-loader.ts'
import { studiesPageData } from './catalogue/studies-page-data.ts'
import { comparisonData } from './comparison/comparison-data.ts'
import { studyPageData } from './detail/study-page-data.ts'
import { posterData } from './poster/poster-data.ts'

type PageOfStudy = PageWithParam<'trial_name'>

export const loadComparison = pageData(
  __PAGE_DATA__ && (({ context, deps }: SearchedPage) => comparisonData(context, deps)),
)

export const loadStudy = pageData(
  __PAGE_DATA__ && (({ context, params }: PageOfStudy) => studyPageData(context, params.trial_name)),
)

export const loadPoster = pageData(
  __PAGE_DATA__ && (({ context, params }: PageOfStudy) => posterData(context, params.trial_name)),
)

export const loadStudies = pageData(
  __PAGE_DATA__ && (({ context, deps }: SearchedPage) => studiesPageData(context, deps)),
)

export { StudiesPage } from './catalogue/studies-page.tsx'
export { ComparisonPage } from './comparison/comparison-page.tsx'
export { registerPage } from './detail/registration.copy.ts'
export { StudyDetailPage } from './detail/study-detail-page.tsx'
export { PosterPage } from './poster/poster-page.tsx'
