import type { SiteContext } from '../../../platform/site/site-context.ts'
import { withHydratedData } from '../../../routing/page-loader.ts'

interface Visit {
  context: SiteContext
  params: { trial_name: string }
}

/** What the page of one study needs; apart from it, for a document that carries it has no use for the facts of all studies. */
export const loadStudy = withHydratedData(async ({ context, params }: Visit) => {
  const { studyPageData } = await import('./study-page-data.ts')
  return studyPageData(context, params.trial_name)
})
