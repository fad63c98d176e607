import type { RouterContext } from '../../routing/router-context.ts'

/** The clients of a page in a browser; each is loaded once, when a route first asks for it. */
export function browserClients(): Pick<RouterContext, 'api' | 'queryClient'> {
  let api: ReturnType<RouterContext['api']> | undefined
  let queryClient: ReturnType<RouterContext['queryClient']> | undefined
  return {
    api: () => (api ??= import('./site-api.ts').then(({ createSiteApi }) => createSiteApi())),
    queryClient: () => (queryClient ??= import('./site-query-client.ts').then((m) => m.createSiteQueryClient())),
  }
}
