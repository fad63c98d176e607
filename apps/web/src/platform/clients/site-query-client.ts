import { QueryClient } from '@tanstack/react-query'

export function createSiteQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
}
