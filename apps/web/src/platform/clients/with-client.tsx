import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** Wraps a view in a provider of the query client. */
export function withClient<Props extends object>(
  View: ComponentType<Props>,
): ComponentType<Props & { client: QueryClient }> {
  return (props) => (
    <QueryClientProvider client={props.client}>
      <View {...props} />
    </QueryClientProvider>
  )
}
