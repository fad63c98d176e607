import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { isResultId, eraseOwnResult, keepOwnResult, openOwnResult, ownResultPart } from '../../own-results/index.ts'
import type { ApplicationState } from '../../platform/application-state/application-state.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'

/** Whose result is shown. */
export type KnownResult = { kind: 'asking' | 'none' | 'erased' } | { kind: 'known'; id: string }

interface OwnResult {
  result: KnownResult
  /** Takes it off this device; `erased` also where it was stored. */
  forget: (why: 'none' | 'erased') => void
}

/**
 * The id that the address gives behind its #, or that this device keeps. It opens everything: it leaves the address at once, and is
 * kept sealed (R0-12, R0-13).
 */
export function useOwnResult({ applicationState: state }: SiteContext): OwnResult {
  const isHydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
  const [found, setFound] = useState<KnownResult>()
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => (isResultId(hash) ? hash : undefined) })

  // What the address and the device hold lies outside React, and the server knows neither.
  const show = useEffectEvent((id: string | undefined) =>
    setFound((known) => (id === undefined ? (known ?? { kind: 'none' }) : { kind: 'known', id })),
  )
  useEffect(() => {
    void resultOf(given, state).then(show)
    if (given !== undefined) void navigate({ to: '.', replace: true })
  }, [given, state, navigate])

  // Another tab may erase it, or answer anew.
  const isKnown = found?.kind === 'known'
  useEffect(() => {
    if (!isKnown) return undefined
    return state.onExternalChange(ownResultPart, (change) => {
      if (change === 'gone') setFound({ kind: 'none' })
      else void openOwnResult(state).then((id) => id !== undefined && setFound({ kind: 'known', id }))
    })
  }, [state, isKnown])

  const forget = useCallback(
    (kind: 'none' | 'erased') => {
      setFound({ kind })
      void eraseOwnResult(state)
    },
    [state],
  )
  return { result: found ?? { kind: isHydrated ? 'asking' : 'none' }, forget }
}

/** The given one, which is kept from now on; else the one that was kept. */
async function resultOf(given: string | undefined, state: ApplicationState): Promise<string | undefined> {
  if (given === undefined) return openOwnResult(state)
  await keepOwnResult(state, given)
  return given
}

const unchanging = () => () => {}
