import type { Claimed } from '@clairmemoire/api-client/schema'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { claimCall } from './desk.queries.ts'

/** Milliseconds between two signs that the call is still being made; a claim ends after half an hour without one. */
const signsEvery = 20_000

interface Claiming {
  site: SiteContext
  reference: string
  /** Whether the call is mine, as it was read. */
  isMine: boolean
}

interface HeldClaim {
  isMine: boolean
  /** The version of the request, as the last sign was answered. */
  version: number | undefined
  /** A colleague has it: with `takeOver` it is mine all the same. */
  claim: (takeOver: boolean) => Promise<void>
  /** It was refused: a colleague has it now. */
  isRefused: boolean
}

/** Gives a sign from time to time while a call is mine and its page is open. */
export function useClaim({ site, reference, isMine: wasMine }: Claiming): HeldClaim {
  const [claimed, setClaimed] = useState<Claimed>()
  const [isRefused, setRefused] = useState(false)
  const isMine = !isRefused && (claimed !== undefined || wasMine)
  const claim = async (takeOver: boolean) => {
    const sent = await claimCall(site.api, reference, takeOver)
    if (sent.kind === 'confirmed') setClaimed(sent.receipt)
    // A network that is away takes no call from anybody.
    if (sent.kind === 'confirmed' || sent.kind === 'refused') setRefused(sent.kind === 'refused')
  }
  const sign = useEffectEvent(() => void claim(false))
  // The backend hears that somebody is still here.
  useEffect(() => {
    if (!isMine) return
    const timer = setInterval(() => sign(), signsEvery)
    return () => clearInterval(timer)
  }, [isMine])
  return { isMine, version: claimed?.version, claim, isRefused }
}
