import { useEffect, useEffectEvent, useState } from 'react'

/** Neither data nor a failure until loading has ended. */
interface Loaded<Data> {
  data?: Data
  failure?: { reason: unknown }
}

/** Loads data or code on a page without an API client; undefined: not yet. Elsewhere, `useQuery` of TanStack Query does it. */
export function useLoaded<Data>(load: (() => Promise<Data>) | undefined): Loaded<Data> & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Data>>({})
  const start = () =>
    void load?.().then(
      (data) => setLoaded({ data }),
      (reason: unknown) => setLoaded({ failure: { reason } }),
    )
  const startOnce = useEffectEvent(start)
  const isWanted = load !== undefined
  // Loading is an effect outside React.
  useEffect(() => {
    if (isWanted) startOnce()
  }, [isWanted])
  const retry = () => {
    setLoaded({})
    start()
  }
  return { ...loaded, retry }
}
