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

/** Nothing was read of the content service (R8-01). The same page is read again without losing this one. */
export function ReadFailure() {
  const { t } = useLingui()
  const router = useRouter()
  // What was pressed leaves with the message, whether the page comes or the message comes again.
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

/** The toasts of the site, for as long as their reader wants to see them (R9-07). */
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
