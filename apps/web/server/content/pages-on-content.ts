import type { MakeDocument } from '../build-output.ts'
import { isConsentNeeded, publicSettings } from '../operator-facts.ts'
import type { Operator } from '../operator-settings.ts'
import { createPageStore, type PageStore, type PageStoreOptions } from '../page-store.ts'
import type { ContentStore } from './content-store.ts'
import { recordedContent } from './recorded-content.ts'

/** The pages of an operator, each made of what the content service says and kept while that is current. */
export function pagesOnContent(
  makeDocument: MakeDocument,
  store: ContentStore,
  operator: Operator,
  onFailure: PageStoreOptions['onFailure'] = () => undefined,
): PageStore {
  return createPageStore(
    async (url, site, reader) => {
      const { content, versions } = recordedContent(store, site.locale)
      const document = await makeDocument(url, publicSettings(operator, site, reader), content)
      return { ...document, contentVersions: versions }
    },
    {
      areCurrent: store.areCurrent,
      asksConsent: (environment) => isConsentNeeded(operator, environment),
      onFailure,
    },
  )
}
