import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { formatTime } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import type { SiteContext } from '../../platform/site/site-context.ts'

interface ClaimPanelProps {
  site: SiteContext
  record: DeskRecord
  isRefused: boolean
  onClaim: (takeOver: boolean) => Promise<void>
}

/** Shown before a call: a button to claim the call, or the colleague who has claimed it. */
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
