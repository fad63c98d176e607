import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { resultIdAt } from './kept-key.ts'

/** The key behind the # of the address, which leaves it at once and is kept nowhere. Empty where there is none, undefined until the page looked. */
export function useGivenKey(): string | undefined {
  const [key, setKey] = useState<string>()
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => resultIdAt(hash) })
  const show = useEffectEvent((found: string) => setKey((known) => found || known || ''))
  // The address lies outside React, and the server does not know what follows its #.
  useEffect(() => {
    void Promise.resolve(given ?? '').then(show)
    if (given !== undefined) void navigate({ to: '.', replace: true })
  }, [given, navigate])
  return key
}
