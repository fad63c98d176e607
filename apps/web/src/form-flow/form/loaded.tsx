import { failureIn } from '@clairmemoire/api-client/calls'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Opening } from '../stages/opening.tsx'
import { LoadingFailure } from './loading-failure.tsx'

/** Something to load, under a key that says all it depends on. */
export interface Query<Data> {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Data>
  /** Milliseconds for which it need not be asked for again. */
  staleTime: number
}

interface LoadedProps<Data> {
  query: Query<Data>
  /** E.164, for who does not want to wait. */
  phone: string
  children: (data: Data) => ReactNode
}

/** Shows its children with what was loaded; until then, or when nothing comes, what the visitor can do (R0-17). */
export function Loaded<Data>({ query, phone, children }: LoadedProps<Data>) {
  const { data, error, refetch } = useQuery(query)
  if (error) return <LoadingFailure failure={failureIn(error)} phone={phone} onRetry={() => void refetch()} />
  return data === undefined ? <Opening phone={phone} /> : children(data)
}
