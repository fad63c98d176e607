import { QueryClient } from '@tanstack/react-query'

/** A query is tried without a network too, so that its failure is known at once. */
export function createSiteQueryClient(): QueryClient {
  const queries = { staleTime: 60_000, retry: 1, networkMode: 'always', refetchOnWindowFocus: false } as const
  return new QueryClient({ defaultOptions: { queries } })
}
