import { ToastRegion } from '@clairmemoire/ui/toast-region'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { SiteContext } from '../platform/site/site-context.ts'

/** The toasts of the site, for as long as their reader wants to see them (R9-07). */
export function SiteToasts({ asked }: Pick<ComponentProps<typeof ToastRegion>, 'asked'>) {
  const { t } = useLingui()
  const { reading }: SiteContext = useRouter().options.context
  return (
    <ToastRegion
      asked={asked}
      label={t({ id: 'shell.toasts.label', message: 'Messages' })}
      closeLabel={t({ id: 'shell.toasts.close', message: 'Fermer' })}
      {...(reading().keepMessages ? { keepMessages: true } : {})}
    />
  )
}
