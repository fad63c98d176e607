import { createContext } from 'react'
import type { Toast } from '../toast-region/toast-queue.ts'

/** Shows a toast and returns how to take it back; undefined where no `Toasts` stand around. */
export const ShowToast = createContext<((toast: Toast) => () => void) | undefined>(undefined)
