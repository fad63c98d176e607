import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the reader asked the system for less motion; the server cannot know. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(query).matches,
    () => false,
  )
}

function watchMotion(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
