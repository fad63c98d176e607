import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { ApplicationState } from '../platform/application-state/application-state.ts'
import { type StoredKey, keyAt } from './stored-key.ts'

/** The state of the key of this page. */
type KnownKey = { kind: 'asking' | 'none' | 'erased' } | { kind: 'known'; id: string }

/** Exchanges the key in the address for the key to store; returns the given key if it cannot be exchanged. */
export type ExchangeKey = (given: string, saved: string | undefined) => Promise<string>

interface KeyOfDevice {
  known: KnownKey
  /** Removes the key from this device; `why` becomes the new state. */
  forget: (why: 'none' | 'erased') => void
}

/**
 * The key in the fragment of the address, or the one stored on this device. The key gives full access, so it is removed from the address at
 * once and stored sealed (R0-12, R0-13).
 */
export function useStoredKey(
  { applicationState: state }: Device,
  key: StoredKey,
  exchange: ExchangeKey = unchanged,
): KeyOfDevice {
  const [found, setFound] = useState<KnownKey>()
  /** True while a key from the address is exchanged and stored. Until then the key stored before must not be shown. */
  const isTaking = useRef(false)
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => keyAt(hash) })
  // If there can be no key, the state is `none` at once, so that the text that the visitor may be reading does not change.
  const mayBeFound = useSyncExternalStore(
    unchanging,
    () => given !== undefined || state.mayHoldAnything(),
    () => false,
  )

  // The address and the stored state are outside React, and the server does not know them.
  const show = useEffectEvent((id: string | undefined) =>
    setFound((known) => (id === undefined ? (known ?? { kind: 'none' }) : { kind: 'known', id })),
  )
  const exchangeAndStore = useEffectEvent(async (id: string) => {
    isTaking.current = true
    const saved = await key.open(state)
    const own = await exchange(id, saved)
    // Saving the same key again would end its extended lifetime.
    if (own !== saved) await key.save(state, own)
    isTaking.current = false
    return own
  })
  useEffect(() => {
    if (given === undefined) {
      if (!isTaking.current) void key.open(state).then(show)
      return
    }
    void exchangeAndStore(given).then(show)
    void navigate({ to: '.', replace: true })
  }, [given, state, key, navigate])

  // Another tab may erase or replace the key.
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

/**
 * The key in the fragment of the address. It is removed from the address at once and not stored. An empty string if there is no key,
 * undefined until the page has read the address.
 */
export function useGivenKey(): string | undefined {
  const [key, setKey] = useState<string>()
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => keyAt(hash) })
  const show = useEffectEvent((found: string) => setKey((known) => found || known || ''))
  // The address is outside React, and the server does not get its fragment.
  useEffect(() => {
    void Promise.resolve(given ?? '').then(show)
    if (given !== undefined) void navigate({ to: '.', replace: true })
  }, [given, navigate])
  return key
}
