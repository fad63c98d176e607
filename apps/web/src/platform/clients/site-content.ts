import { createCmsClient } from '@clairmemoire/cms-client'
import type { Locale } from '@clairmemoire/domain/locale'
import { contentOf } from '../content/content-of.ts'
import { contentPath } from '../content/content-path.ts'
import type { Content } from '../content/content.ts'
import { loadingTimeout } from '../timeout/loading-timeout.ts'
import { readStudySites } from './study-sites.ts'

/** The content service as a page reaches it: through the site's own origin. */
export function createSiteContent(locale: Locale): Content {
  return contentOf(
    createCmsClient({ origin: location.origin + contentPath, files: contentPath, timeout: loadingTimeout }),
    locale,
    readStudySites,
  )
}
