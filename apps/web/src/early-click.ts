/**
 * Until the page answers to its visitor, a button does nothing: the last one that was pressed is pressed once more when
 * the document tells that it is `interactive`, so that an early tap on a slow phone counts. One that the browser itself lets
 * open something has done so already. A button that was pressed before this runs has the focus, and not as from a keyboard.
 */
export function keepEarlyClick(page: Document): void {
  const buttons = 'button:not([popovertarget])'
  let early = page.querySelector<HTMLButtonElement>(`${buttons}:focus:not(:focus-visible)`)
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(buttons) : null
    if (button) early = button
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
