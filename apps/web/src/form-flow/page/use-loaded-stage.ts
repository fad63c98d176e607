import type { QueryClient } from '@tanstack/react-query'
import { type FunctionComponent, useCallback, useEffect, useState } from 'react'
import { loadingTimeout } from '../../platform/timeout/loading-timeout.ts'
import { within } from '../../platform/timeout/within.ts'
import type { PageDraft } from './draft.ts'
import type { FlowSite, StageName, StageProps, Stages } from './flow-page.ts'

// Moving, scrolling and typing come before a press, so that what Start needs is there when it is pressed.
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

interface StagesToLoad<Draft extends PageDraft> {
  stages: Stages<Draft>
  /** Loaded as soon as somebody is seen to read the introduction. */
  first: StageName<Draft>
  /** Undefined at the introduction. */
  wanted: StageName<Draft> | undefined
  site: Pick<FlowSite, 'queryClient' | 'api' | 'applicationState'>
}

/** A stage that can be shown, and the client that it asks with. */
export interface LoadedStage<Draft extends PageDraft> {
  Stage: FunctionComponent<StageProps<Draft>>
  client: QueryClient
}

/**
 * The wanted stage, undefined until it is loaded; throws when it does not come. Not `lazy`: React holds back for 300 ms what it
 * had to wait for, even when it comes at once.
 */
export function useLoadedStage<Draft extends PageDraft>(options: StagesToLoad<Draft>): LoadedStage<Draft> | undefined {
  const { stages, first, wanted, site } = options
  const { queryClient, api, applicationState } = site
  const [loaded, setLoaded] = useState<ReadonlyMap<StageName<Draft>, LoadedStage<Draft>>>(new Map())
  const [failure, setFailure] = useState<{ reason: unknown }>()

  // With the clients at hand and what keeps answers, Start works also when the network has gone away meanwhile, and nothing is lost.
  const load = useCallback(
    async (name: StageName<Draft>) => {
      const parts = [stages[name].load(), queryClient(), api(), applicationState.prepare()] as const
      const [Stage, client] = await Promise.all(parts)
      setLoaded((known) => (known.has(name) ? known : new Map(known).set(name, { Stage, client })))
    },
    [stages, queryClient, api, applicationState],
  )

  useFirstInteraction(useCallback(() => void load(first).catch(() => {}), [load, first]))

  // Loading belongs to the network.
  useEffect(() => {
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- set when the network has answered
    if (wanted !== undefined) within(loadingTimeout, load(wanted)).catch((reason: unknown) => setFailure({ reason }))
  }, [wanted, load])

  const stage = wanted && loaded.get(wanted)
  if (failure && !stage) throw failure.reason
  return stage
}

/** Calls `onSign` once, when the visitor first does anything on the page; it must stay the same between renders. */
function useFirstInteraction(onSign: () => void): void {
  useEffect(() => {
    const seen = new AbortController()
    const answer = () => {
      seen.abort()
      onSign()
    }
    for (const sign of signs) addEventListener(sign, answer, { signal: seen.signal, passive: true })
    return () => seen.abort()
  }, [onSign])
}
