import { useEffect, useState } from 'react'
import type { ApplicationState } from '../../../platform/application-state/application-state.ts'
import { keepStudies, keptStudiesPart, openKeptStudies } from './kept-studies.ts'

interface KeptStudies {
  slugs: readonly string[]
  keep: (slugs: readonly string[]) => void
}

/** The studies that this device keeps; another tab may keep or erase some. */
export function useKeptStudies(state: ApplicationState): KeptStudies {
  const [slugs, setSlugs] = useState<readonly string[]>([])
  const isAny = slugs.length > 0

  // What the device keeps lies outside React.
  useEffect(() => {
    let isWanted = true
    void openKeptStudies(state).then((kept) => {
      if (isWanted && kept.length > 0) setSlugs(kept)
    })
    return () => {
      isWanted = false
    }
  }, [state])
  useEffect(
    () =>
      isAny ? state.onExternalChange(keptStudiesPart, () => void openKeptStudies(state).then(setSlugs)) : undefined,
    [state, isAny],
  )

  const keep = (next: readonly string[]) => {
    setSlugs(next)
    void keepStudies(state, next)
  }
  return { slugs, keep }
}
