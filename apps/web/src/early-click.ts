/**
 * Until the page answers to its visitor, a button does nothing: the last one that was pressed is pressed once more when
 * the document tells that it is `interactive`, so that an early tap on a slow phone counts. One that the browser itself lets
 * open something has done so already. A button that was pressed before this runs has the focus, and not as from a keyboard.
 */
export function keepEarlyClick(page: Document): void {
  const buttonOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLButtonElement>('button:not([popovertarget])') : null
  let early = buttonOf(page.querySelector(':focus:not(:focus-visible)'))
  const keep = ({ target }: Event) => {
    early = buttonOf(target) ?? early
  }
  page.addEventListener('click', keep, { capture: true })
  page.addEventListener(
    'interactive',
    () => {
      page.removeEventListener('click', keep, { capture: true })
      early?.click()
    },
    { once: true },
  )
}
