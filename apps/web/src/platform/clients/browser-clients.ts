import { deferredApplicationState } from '../application-state/deferred-application-state.ts'
import { isAnythingStored } from '../application-state/is-anything-stored.ts'
import type { Session } from '../session/session.ts'
import type { SiteContext } from '../site/site-context.ts'

type BrowserClients = Pick<SiteContext, 'api' | 'applicationState' | 'content' | 'queryClient' | 'draftIds'>

/** The clients of a page in a browser; each is loaded once, on first use by a route. */
export function browserClients(session: Session): BrowserClients {
  const asking = loadedOnce(() => import('./backend-clients.ts'))
  return {
    applicationState: deferredApplicationState(
      loadedOnce(() =>
        import('../application-state/browser-application-state.ts').then((module) =>
          module.createBrowserApplicationState(window),
        ),
      ),
      () => isAnythingStored(window),
    ),
    api: loadedOnce(() => asking().then(({ createSiteApi }) => createSiteApi(session))),
    content: loadedOnce(() => import('./site-content.ts').then(({ createSiteContent }) => createSiteContent())),
    queryClient: loadedOnce(() => asking().then((module) => module.createSiteQueryClient())),
    draftIds: loadedOnce(() => asking().then((module) => module.createBrowserDraftIds())),
  }
}

/** Loads a client once. If loading fails, for instance without a network, the next use loads it again. */
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
