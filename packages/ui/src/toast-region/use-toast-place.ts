import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Area, toastPlace } from './toast-place.ts'

/** Where `region` covers no focused element, watched as long as there are toasts in it. */
export function useToastPlace(region: RefObject<HTMLElement | null>, count: number): 'start' | 'end' {
  const [place, setPlace] = useState<'start' | 'end'>('end')
  // Only layout knows what covers what.
  useLayoutEffect(() => {
    const element = region.current
    if (count === 0 || element === null) return
    const look = () => setPlace(toastPlace(element.getBoundingClientRect(), window.innerHeight, focusedArea(element)))
    look()
    const stopped = new AbortController()
    const options = { signal: stopped.signal, passive: true }
    document.addEventListener('focusin', look, options)
    window.addEventListener('scroll', look, options)
    window.addEventListener('resize', look, options)
    return () => stopped.abort()
  }, [region, count])
  return place
}

function focusedArea(toasts: HTMLElement): Area | undefined {
  const focused = document.activeElement
  if (focused === null || focused === document.body || toasts.contains(focused)) return undefined
  return focused.getBoundingClientRect()
}
