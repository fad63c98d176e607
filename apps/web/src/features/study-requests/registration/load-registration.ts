import type { SiteContext } from '../../../platform/site/site-context.ts'
import { withHydratedData } from '../../../routing/page-loader.ts'

interface Visit {
  context: SiteContext
  params: { trial_name: string }
}

/** Apart from the page, so that no other page loads what is known of studies. */
export const loadRegistration = withHydratedData(async ({ context, params }: Visit) => {
  const { registrationData } = await import('./registration-data.ts')
  return registrationData(context, params.trial_name)
})
