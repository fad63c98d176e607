import type { Claimed, DeskRecord } from '@clairmemoire/api-client/schema'
import { formatTime } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { claimCall } from './desk.queries.ts'

interface ClaimPanelProps {
  site: SiteContext
  record: DeskRecord
  isRefused: boolean
  onClaim: (takeOver: boolean) => Promise<void>
}

/** Before a call, shows a button that claims the call, or the name of the colleague with the claim. */
export function ClaimPanel({ site, record, isRefused, onClaim }: ClaimPanelProps) {
  const { claim } = record.request
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const since = claim && formatTime(site.locale, claim.since, timeZone)
  if (claim === null && !isRefused)
    return (
      <Actions>
        <Button kind="primary" onClick={() => void onClaim(false)}>
          <Trans id="desk.claim">J’appelle cette personne</Trans>
        </Button>
      </Actions>
    )
  return (
    <Notice tone="warning" announce>
      <p>
        {claim ? (
          <Trans id="desk.claim.colleague">
            {claim.name} appelle cette personne depuis {since}.
          </Trans>
        ) : (
          <Trans id="desk.claim.taken">Un collègue appelle cette personne.</Trans>
        )}
      </p>
      <Button kind="quiet" onClick={() => void onClaim(true)}>
        <Trans id="desk.claim.take-over">Reprendre cet appel</Trans>
      </Button>
    </Notice>
  )
}

/** Interval of the heartbeats in milliseconds; a claim without heartbeats ends after half an hour. */
const heartbeatInterval = 20_000

interface Claiming {
  site: SiteContext
  reference: string
  /** Whether the user had claimed the call when the request was read. */
  isMine: boolean
}

interface HeldClaim {
  isMine: boolean
  /** The version of the request in the last response to a heartbeat. */
  version: number | undefined
  /** `takeOver` claims the call even if a colleague has it. */
  claim: (takeOver: boolean) => Promise<void>
  /** Whether the claim was rejected because a colleague has the call. */
  isRefused: boolean
}

/** Sends heartbeats while the user has claimed a call and its page is open. */
export function useClaim({ site, reference, isMine: wasMine }: Claiming): HeldClaim {
  const [claimed, setClaimed] = useState<Claimed>()
  const [isRefused, setRefused] = useState(false)
  const isMine = !isRefused && (claimed !== undefined || wasMine)
  const claim = async (takeOver: boolean) => {
    const sent = await claimCall(site.api, reference, takeOver)
    if (sent.kind === 'confirmed') setClaimed(sent.receipt)
    // A failure of the network does not end a claim.
    if (sent.kind === 'confirmed' || sent.kind === 'refused') setRefused(sent.kind === 'refused')
  }
  const sendHeartbeat = useEffectEvent(() => void claim(false))
  useEffect(() => {
    if (!isMine) return
    const timer = setInterval(() => sendHeartbeat(), heartbeatInterval)
    return () => clearInterval(timer)
  }, [isMine])
  return { isMine, version: claimed?.version, claim, isRefused }
}
