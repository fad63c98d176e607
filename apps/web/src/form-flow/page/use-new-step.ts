import { productName } from '@clairmemoire/domain/product'
import { useLayoutEffect, useRef } from 'react'

interface NewStep {
  step: string
  /** False if an error summary takes the focus instead. */
  focusesHeading?: boolean
  /** The step shown at the start: showing it neither scrolls nor moves the focus. */
  shownFirst?: string
}

/** Starts each step like a page: at the top, with the focus on its heading (WCAG 2.4.3). */
export function useNewStep({ step, focusesHeading = true, shownFirst }: NewStep): void {
  const shown = useRef(shownFirst)
  // Scrolling and focus are outside React, and happen before anybody can type.
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    if (focusesHeading) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [step, focusesHeading])
}

/**
 * Sets the title of the browser's tab, the most specific part first. Call this before `useNewStep`, because a screen reader says the title
 * when the heading gets the focus.
 */
export function useDocumentTitle(...parts: readonly string[]): void {
  const title = [...parts, productName].join(' – ')
  // The document's title is outside React's tree.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
