import type { MakeDocument } from '../build-output.ts'
import { publicSettings } from '../operator-facts.ts'
import type { Operator } from '../operator-settings.ts'
import type { MakePage } from '../page-store.ts'
import type { ContentStore } from './content-store.ts'
import { recordedContent } from './recorded-content.ts'

/** Makes pages of what the content service says, and notes what each was made of. */
export function pagesOnContent(makeDocument: MakeDocument, store: ContentStore, operator: Operator): MakePage {
  return async (url, site, reader) => {
    const { content, versions } = recordedContent(store, site.locale)
    const document = await makeDocument(url, publicSettings(operator, site, reader), content)
    return { ...document, contentVersions: versions }
  }
}
