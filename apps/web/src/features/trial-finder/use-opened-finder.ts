import type { QueryClient } from '@tanstack/react-query'
import { type FunctionComponent, useCallback, useEffect, useState } from 'react'
import { loadingTimeout } from '../../platform/timeout/loading-timeout.ts'
import { within } from '../../platform/timeout/within.ts'
import type { FinderProps } from './finder-props.ts'
import { useFirstSign } from './use-first-sign.ts'

/** What comes after the introduction, and the client that it asks with. */
export interface OpenedFinder {
  Finder: FunctionComponent<FinderProps>
  client: QueryClient
}

/**
 * Loads the finder once somebody is seen to read the introduction, at the latest when it is wanted; undefined until then.
 * Not `lazy`: React holds back for 300 ms what it had to wait for, even when it comes at once.
 */
export function useOpenedFinder(
  { queryClient, api }: FinderProps['site'],
  isWanted: boolean,
): OpenedFinder | undefined {
  const [opened, setOpened] = useState<OpenedFinder>()
  const [failure, setFailure] = useState<{ reason: unknown }>()

  // With the clients at hand as well, Start works also when the network has gone away meanwhile.
  const open = useCallback(async () => {
    const [{ Finder }, client] = await Promise.all([import('./finder.tsx'), queryClient(), api()])
    setOpened({ Finder, client })
  }, [queryClient, api])

  useFirstSign(useCallback(() => void open().catch(() => {}), [open]))

  // Loading belongs to the network.
  useEffect(() => {
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- set when the network has answered
    if (isWanted) within(loadingTimeout, open()).catch((reason: unknown) => setFailure({ reason }))
  }, [isWanted, open])

  if (failure && !opened) throw failure.reason
  return opened
}
