import type { ComponentProps, ReactNode } from 'react'
import { ToastRegion } from '../toast-region/toast-region.tsx'
import { Toasts } from '../toasts/toasts.tsx'

/** A page with a toast region that is loaded from the start. */
export function Toasted({ children, ...region }: ToastedProps) {
  return <Toasts renderRegion={(asked) => <ToastRegion asked={asked} {...region} />}>{children}</Toasts>
}

type ToastedProps = Omit<ComponentProps<typeof ToastRegion>, 'asked'> & { children: ReactNode }
