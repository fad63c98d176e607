import { useEffect, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { formQuery } from './self-test.queries.ts'

/** How long someone who answers for themselves takes, in minutes, by the questions; undefined as long as they are not there. */
export function useMinutes({ api, locale, queryClient }: SiteContext): number | undefined {
  const [minutes, setMinutes] = useState<number>()
  // Loading belongs to the network. Without it the page says it in other words.
  useEffect(() => {
    let isWanted = true
    queryClient()
      .then((client) => client.ensureQueryData(formQuery(api, locale, 'patient')))
      .then((form) => isWanted && setMinutes(form.minutes))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [api, locale, queryClient])
  return minutes
}
