import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled away from its top; never so on the server and at hydration. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > 0,
    () => false,
  )
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
