import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** The view with the API client in its context. */
export function withClient<Props extends object>(
  View: ComponentType<Props>,
): ComponentType<Props & { client: QueryClient }> {
  return (props) => (
    <QueryClientProvider client={props.client}>
      <View {...props} />
    </QueryClientProvider>
  )
}
