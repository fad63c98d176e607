import { ToastRegion } from '@clairmemoire/ui/toast-region'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useReading } from '../platform/site/use-reading.ts'

/** The toasts of the site, for as long as their reader wants to see them (R9-07). */
export function SiteToasts({ asked }: Pick<ComponentProps<typeof ToastRegion>, 'asked'>) {
  const { t } = useLingui()
  const { reading } = useReading()
  return (
    <ToastRegion
      asked={asked}
      label={t({ id: 'shell.toasts.label', message: 'Messages' })}
      closeLabel={t({ id: 'shell.toasts.close', message: 'Fermer' })}
      {...(reading.keepMessages ? { keepMessages: true } : {})}
    />
  )
}
