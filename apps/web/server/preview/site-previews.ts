import { createDraftClient } from '@clairmemoire/cms-client/drafts'
import { contentPath } from '../../src/platform/content/content-path.ts'
import type { PreviewCode } from '../build-output.ts'
import type { ContentStore } from '../content/content-store.ts'
import { recordedContent } from '../content/recorded-content.ts'
import type { SiteSettings } from '../settings.ts'
import type { Previews } from './serve-preview.ts'

/** Milliseconds for an editor's draft. */
const timeout = 5000

/** Drafts as the content service has them now, around them what is published. Both secrets are needed. */
export function sitePreviews(settings: SiteSettings, code: PreviewCode, store: ContentStore): Previews {
  const { cmsUrl, previewSecret, previewToken, operator } = settings
  return {
    code,
    operator,
    secret: previewToken === undefined ? undefined : previewSecret,
    drafts: createDraftClient({ origin: cmsUrl, files: contentPath, token: previewToken ?? '', timeout }),
    published: (locale) => recordedContent(store, locale).content,
  }
}
