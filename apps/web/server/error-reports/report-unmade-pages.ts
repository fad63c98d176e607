import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import { isContentError } from '../../src/platform/content/is-content-error.ts'
import { matchPath } from '../../src/routing/public-paths.ts'
import type { MakeDocument } from '../build-output.ts'

/** Pages as `makeDocument` makes them; of one that cannot be made, or that says so of itself, the reason is reported by its row of the site map. */
export function reportUnmadePages(makeDocument: MakeDocument, report: ReportError): MakeDocument {
  return async (url, settings, content) => {
    const notice = { noticedBy: 'render', route: matchPath(url.replace(/\?.*/s, ''))?.page.path } as const
    try {
      const document = await makeDocument(url, settings, content)
      if (document.defect !== undefined) report(document.defect, notice)
      return document
    } catch (error) {
      if (!isContentError(error)) report(error, notice)
      throw error
    }
  }
}
