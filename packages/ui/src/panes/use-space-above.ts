import { type RefObject, useLayoutEffect } from 'react'

/** Sets `--above` of an element to the height of everything above it, which CSS does not know: the header differs between sites. */
export function useSpaceAbove(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () =>
      ref.current?.style.setProperty('--above', `${ref.current.getBoundingClientRect().top + scrollY}px`)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  })
}
