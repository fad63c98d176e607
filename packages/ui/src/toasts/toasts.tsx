import { createContext, type ReactNode, useCallback, useState } from 'react'
import type { Toast } from '../toast-region/toast-queue.ts'

/** Shows a toast and returns a function that removes it; undefined without `Toasts` around it. */
export const ShowToast = createContext<((toast: Toast) => () => void) | undefined>(undefined)

/** Collects the toasts of every `ToastedNotice` inside. A `ToastRegion` shows them; it may load later, but best before the first toast. */
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
  /** The toasts of the notices on the page now. */
  renderRegion: (asked: readonly Toast[]) => ReactNode
  children: ReactNode
}
