import type { Locale } from '@clairmemoire/domain/locale'
import type { SiteContext } from '../site/site-context.ts'

/** The clients of a page in a browser; each is loaded once, when a route first asks for it. */
export function browserClients(locale: Locale): Pick<SiteContext, 'api' | 'content' | 'queryClient' | 'draftIds'> {
  return {
    api: loadedOnce(() => import('./site-api.ts').then(({ createSiteApi }) => createSiteApi())),
    content: loadedOnce(() => import('./site-content.ts').then(({ createSiteContent }) => createSiteContent(locale))),
    queryClient: loadedOnce(() => import('./site-query-client.ts').then((module) => module.createSiteQueryClient())),
    draftIds: loadedOnce(() =>
      import('../draft-id/browser-draft-ids.ts').then((module) => module.createBrowserDraftIds()),
    ),
  }
}

/** A client whose loading failed, for instance without a network, is loaded anew the next time. */
function loadedOnce<Client>(load: () => Promise<Client>): () => Promise<Client> {
  let client: Promise<Client> | undefined
  return () => {
    client ??= load().catch((reason: unknown) => {
      client = undefined
      throw reason
    })
    return client
  }
}
