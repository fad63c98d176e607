import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ApplicationState } from '../platform/application-state/application-state.ts'
import type { KeptKeyPart } from './kept-key.ts'
import { isResultId } from './result-id.ts'

/** What is shown by its key. */
export type KnownKey = { kind: 'asking' | 'none' | 'erased' } | { kind: 'known'; id: string }

interface KeptKey {
  known: KnownKey
  /** Takes it off this device; `erased` also where it was stored. */
  forget: (why: 'none' | 'erased') => void
}

/**
 * The key that the address gives behind its #, or that this device keeps. It opens everything: it leaves the address at once, and
 * is kept sealed (R0-12, R0-13).
 */
export function useKeptKey({ applicationState: state }: Device, key: KeptKeyPart): KeptKey {
  const [found, setFound] = useState<KnownKey>()
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => (isResultId(hash) ? hash : undefined) })
  // Where there can be no key, what the visitor already reads, and may have opened, stays as it is.
  const mayBeFound = useSyncExternalStore(
    unchanging,
    () => given !== undefined || state.mayHoldAnything(),
    () => false,
  )

  // What the address and the device hold lies outside React, and the server knows neither.
  const show = useEffectEvent((id: string | undefined) =>
    setFound((known) => (id === undefined ? (known ?? { kind: 'none' }) : { kind: 'known', id })),
  )
  useEffect(() => {
    void keyOf(given, state, key).then(show)
    if (given !== undefined) void navigate({ to: '.', replace: true })
  }, [given, state, key, navigate])

  // Another tab may erase it, or bring another one.
  const isKnown = found?.kind === 'known'
  useEffect(() => {
    if (!isKnown) return undefined
    return state.onExternalChange(key.part, (change) => {
      if (change === 'gone') setFound({ kind: 'none' })
      else void key.open(state).then((id) => id !== undefined && setFound({ kind: 'known', id }))
    })
  }, [state, key, isKnown])

  const forget = (kind: 'none' | 'erased') => {
    setFound({ kind })
    void key.erase(state)
  }
  return { known: found ?? { kind: mayBeFound ? 'asking' : 'none' }, forget }
}

interface Device {
  applicationState: ApplicationState
}

/** The given one, which is kept from now on; else the one that was kept. */
async function keyOf(
  given: string | undefined,
  state: ApplicationState,
  key: KeptKeyPart,
): Promise<string | undefined> {
  if (given === undefined) return key.open(state)
  // What was asked to be kept longer stays so.
  if ((await key.open(state)) !== given) await key.keep(state, given)
  return given
}

const unchanging = () => () => {}
