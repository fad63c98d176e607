import { createContext, type ReactNode, useCallback, useState } from 'react'
import type { Toast } from '../toast-region/toast-queue.ts'

/** Shows a toast and returns how to take it back; undefined where no `Toasts` stand around. */
export const ShowToast = createContext<((toast: Toast) => () => void) | undefined>(undefined)

/**
 * Lets every `ToastedNotice` inside ask for its toast. What shows them is a `ToastRegion`, which may come later, and is best there
 * before the first is asked for.
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
  /** Shows the toasts of the notices that stand on the page now. */
  renderRegion: (asked: readonly Toast[]) => ReactNode
  children: ReactNode
}
