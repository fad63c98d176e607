import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'

interface ComparisonMatch {
  context: SiteContext
  deps: Readonly<Record<string, unknown>>
}

/** What the comparison needs; apart from it, for a document that carries it has no use for the facts of all studies. */
export const loadComparison = withHydratedData(async ({ context, deps }: ComparisonMatch) => {
  const { comparisonData } = await import('./comparison/comparison-data.ts')
  return comparisonData(context, deps)
})

interface StudyMatch {
  context: SiteContext
  params: { trial_name: string }
}

/** What the page of one study needs; apart from it, for a document that carries it has no use for the facts of all studies. */
export const loadStudy = withHydratedData(async ({ context, params }: StudyMatch) => {
  const { studyPageData } = await import('./detail/study-page-data.ts')
  return studyPageData(context, params.trial_name)
})

interface PosterMatch {
  context: SiteContext
  params: { trial_name: string }
}

/** What the poster of one study needs; apart from it, for a document that carries it draws no code itself. */
export const loadPoster = withHydratedData(async ({ context, params }: PosterMatch) => {
  const { posterData } = await import('./poster/poster-data.ts')
  return posterData(context, params.trial_name)
})

interface CatalogueMatch {
  context: SiteContext
  deps: Readonly<Record<string, unknown>>
}

/** What the catalogue page needs; apart from it, for a document that carries it has no use for the facts of all studies. */
export const loadStudies = withHydratedData(async ({ context, deps }: CatalogueMatch) => {
  const { studiesPageData } = await import('./catalogue/studies-page-data.ts')
  return studiesPageData(context, deps)
})
