import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { ApplicationState } from '../platform/application-state/application-state.ts'
import { type KeptKeyPart, keyAt } from './kept-key.ts'

/** What is shown by its key. */
type KnownKey = { kind: 'asking' | 'none' | 'erased' } | { kind: 'known'; id: string }

/** Gives what is kept in the place of the key of the address; the same where it cannot. */
export type ExchangeKey = (given: string, kept: string | undefined) => Promise<string>

interface KeptKey {
  known: KnownKey
  /** Takes it off this device; `erased` also where it was stored. */
  forget: (why: 'none' | 'erased') => void
}

/**
 * The key that the address gives behind its #, or that this device keeps. It opens everything: it leaves the address at once, and
 * is kept sealed (R0-12, R0-13).
 */
export function useKeptKey(
  { applicationState: state }: Device,
  key: KeptKeyPart,
  exchange: ExchangeKey = unchanged,
): KeptKey {
  const [found, setFound] = useState<KnownKey>()
  /** The address holds no key any more, and nothing of this device is shown instead until it is known what is kept. */
  const isTaking = useRef(false)
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => keyAt(hash) })
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
  const ownFor = useEffectEvent(async (id: string) => {
    isTaking.current = true
    const kept = await key.open(state)
    const own = await exchange(id, kept)
    // What was asked to be kept longer stays so.
    if (own !== kept) await key.keep(state, own)
    isTaking.current = false
    return own
  })
  useEffect(() => {
    if (given === undefined) {
      if (!isTaking.current) void key.open(state).then(show)
      return
    }
    void ownFor(given).then(show)
    void navigate({ to: '.', replace: true })
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

const unchanged = (given: string) => Promise.resolve(given)
const unchanging = () => () => {}

/** The key behind the # of the address, which leaves it at once and is kept nowhere. Empty where there is none, undefined until the page looked. */
export function useGivenKey(): string | undefined {
  const [key, setKey] = useState<string>()
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => keyAt(hash) })
  const show = useEffectEvent((found: string) => setKey((known) => found || known || ''))
  // The address lies outside React, and the server does not know what follows its #.
  useEffect(() => {
    void Promise.resolve(given ?? '').then(show)
    if (given !== undefined) void navigate({ to: '.', replace: true })
  }, [given, navigate])
  return key
}
