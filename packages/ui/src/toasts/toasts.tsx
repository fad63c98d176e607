import { createContext, type ReactNode, useCallback, useState } from 'react'
import type { Toast } from '../toast-region/toast-queue.ts'

/** A function that shows a toast and returns a function that removes the toast. It is undefined if there is no `Toasts` around it. */
export const ShowToast = createContext<((toast: Toast) => () => void) | undefined>(undefined)

/**
 * Collects the toasts of every `ToastedNotice` inside. A `ToastRegion` shows them. Its code may load later, but should be loaded before the
 * first toast.
 */
export function Toasts({ renderRegion, children }: ToastsProps) {
  const [asked, setAsked] = useState<readonly Toast[]>([])
  const ask = useCallback((toast: Toast) => {
    setAsked((others) => [...others, toast])
    return () => setAsked((all) => all.filter((other) => other !== toast))
  }, [])
  return (
    <ShowToast value={ask}>
      {children}
      {renderRegion(asked)}
    </ShowToast>
  )
}

interface ToastsProps {
  /** Renders the region that shows the toasts of the notices that are on the page now. */
  renderRegion: (asked: readonly Toast[]) => ReactNode
  children: ReactNode
}
