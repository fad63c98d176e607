import { keepsMessages } from '@clairmemoire/domain/reading-settings'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ToastRegion } from '@clairmemoire/ui/toast-region'
import { ToastedNotice } from '@clairmemoire/ui/toasted-notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { SiteContext } from '../platform/site/site-context.ts'
import { showTop } from '../routing/scroll-and-focus.ts'

/** States that content could not be read (R8-01). The button reads it again without reloading the document. */
export function ReadFailure() {
  const { t } = useLingui()
  const router = useRouter()
  // The focus moves to the heading, because the pressed button disappears whether the page is loaded or the message appears again.
  const readAgain = () => void router.invalidate().then(showTop)
  return (
    <ToastedNotice tone="error" text={t({ id: 'shell.read-failure.toast', message: 'Erreur' })}>
      <p>
        <Trans id="shell.read-failure.text">Ce texte ne s’affiche pas. Vous pouvez réessayer, ou nous appeler.</Trans>
      </p>
      <Actions needsScript>
        <Button onClick={readAgain}>
          <Trans id="shell.read-failure.retry">Réessayer</Trans>
        </Button>
      </Actions>
    </ToastedNotice>
  )
}

/** The toasts of the site; the reading settings determine how long they are shown (R9-07). */
export function SiteToasts({ asked }: Pick<ComponentProps<typeof ToastRegion>, 'asked'>) {
  const { t } = useLingui()
  const { reading }: SiteContext = useRouter().options.context
  return (
    <ToastRegion
      asked={asked}
      label={t({ id: 'shell.toasts.label', message: 'Messages' })}
      closeLabel={t({ id: 'shell.toasts.close', message: 'Fermer' })}
      {...(keepsMessages(reading()) ? { keepMessages: true } : {})}
    />
  )
}
