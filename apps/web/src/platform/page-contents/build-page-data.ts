import type { SiteContext } from '../site/site-context.ts'

/** Builds the data of a page on the server and in Storybook. */
export const buildPageData: SiteContext['pageData'] = async (_address, build) => {
  if (!build) throw new Error('This bundle cannot build the data of pages')
  return build()
}
