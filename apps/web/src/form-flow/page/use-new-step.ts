import { productName } from '@clairmemoire/domain/product'
import { useLayoutEffect, useRef } from 'react'

interface NewStep {
  step: string
  /** False where an error summary takes the focus. */
  focusesHeading?: boolean
  /** The step that the page shows from the start: it leaves the reader where they are. */
  shownFirst?: string
}

/** Starts each step as a page of its own: at the top, with the focus on its heading (WCAG 2.4.3). */
export function useNewStep({ step, focusesHeading = true, shownFirst }: NewStep): void {
  const shown = useRef(shownFirst)
  // Scrolling and focus belong to the browser, and come before anybody can type.
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    if (focusesHeading) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [step, focusesHeading])
}

/** The title of the browser's tab, most particular part first. Called before `useNewStep`: a reader says it when the focus comes to the heading. */
export function useDocumentTitle(...parts: readonly string[]): void {
  const title = [...parts, productName].join(' – ')
  // The document's title is outside React's tree.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
