import type { SiteContext } from '../../../platform/site/site-context.ts'
import { withHydratedData } from '../../../routing/page-loader.ts'

interface Visit {
  context: SiteContext
  params: { trial_name: string }
}

/** What the poster of one study needs; apart from it, for a document that carries it draws no code itself. */
export const loadPoster = withHydratedData(async ({ context, params }: Visit) => {
  const { posterData } = await import('./poster-data.ts')
  return posterData(context, params.trial_name)
})
