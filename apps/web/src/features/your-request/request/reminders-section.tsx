import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { NotDoneNotice } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useRequestChange } from './use-request-change.ts'

interface RemindersSectionProps {
  site: SiteContext
  request: PrivateRequest
}

/** Whether a mail reminds of a call: stopped by a press here, never by the visit of a link, which a mail program may follow by itself. */
export function RemindersSection({ site, request }: RemindersSectionProps) {
  const { isSending, failure, change } = useRequestChange(site, request)
  const { reminders } = request
  return (
    <Prose>
      <p>
        <output>
          {reminders ? (
            <Trans id="your-request.reminders.on">
              Nous vous écrivons la veille d’un appel, si vous en avez choisi l’heure.
            </Trans>
          ) : (
            <Trans id="your-request.reminders.off">Vous ne recevez plus de rappels à cette adresse.</Trans>
          )}
        </output>
      </p>
      <Actions>
        <Button
          kind="quiet"
          aria-disabled={isSending}
          onClick={() => void (isSending || change({ reminders: !reminders }))}
        >
          {reminders ? (
            <Trans id="your-request.reminders.stop">Ne plus recevoir de rappels</Trans>
          ) : (
            <Trans id="your-request.reminders.resume">Recevoir de nouveau des rappels</Trans>
          )}
        </Button>
      </Actions>
      <NotDoneNotice failure={failure} />
    </Prose>
  )
}
