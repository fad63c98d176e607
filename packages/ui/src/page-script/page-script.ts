/** Starts the scripts of components on pages that may never load React. Must be called only once per document. */
export function startPageScript(page: Window): void {
  followDropDowns(page.document)
  followPrintButtons(page.document)
  followSkipLink(page.document)
  followScrolling(page)
}

const dropDown = 'details[data-drop-down]'

/**
 * Closes drop-downs. Escape closes the innermost one and returns the focus to its toggle. A click on a link closes all drop-downs
 * around the link. When the focus moves out of a drop-down, it closes, because it might cover the focused element (WCAG 2.4.11).
 */
export function followDropDowns(page: Document): void {
  page.addEventListener('keydown', closeOnEscape)
  page.addEventListener('focusout', closeOnFocusOut)
  page.addEventListener('click', closeOnChoice)
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element)) return
  const open = target.closest<HTMLDetailsElement>(`${dropDown}[open]`)
  if (!open) return
  open.open = false
  open.querySelector('summary')?.focus()
}

function closeOnFocusOut({ target, relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof Node)) return
  for (const details of dropDownsAround(target)) if (!details.contains(relatedTarget)) details.open = false
}

function closeOnChoice({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('a')) return
  for (const details of dropDownsAround(target)) details.open = false
}

function dropDownsAround(target: EventTarget | null): HTMLDetailsElement[] {
  const details = target instanceof Element ? target.closest<HTMLDetailsElement>(dropDown) : null
  return details ? [details, ...dropDownsAround(details.parentElement)] : []
}

/**
 * Makes the skip link move the focus to the content without changing the address. A fragment would add a history entry, and in a
 * form, where each step has a history entry, this would lead out of the form.
 */
export function followSkipLink(page: Document): void {
  page.addEventListener('click', moveFocusOnPress)
}

function moveFocusOnPress(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.skip-link') : null
  const content = link?.ownerDocument.getElementById(link.hash.slice(1))
  if (!content) return
  event.preventDefault()
  content.tabIndex = -1
  content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true })
  content.focus()
}

/** Prints when a button with `data-print` is pressed: `all` prints the whole page, `short` leaves out its long parts. */
export function followPrintButtons(page: Document): void {
  page.addEventListener('click', printOnPress)
  page.defaultView?.addEventListener('beforeprint', setPrintDate)
}

function printOnPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-print]') : null
  const page = button?.ownerDocument.defaultView
  if (!page) return
  if (button.dataset['print'] === 'short') {
    // `print()` may return before the page is printed, so the attribute stays until `afterprint`.
    const { dataset } = page.document.body
    dataset['short'] = ''
    page.addEventListener('afterprint', () => delete dataset['short'], { once: true })
  }
  page.print()
}

/** Sets the date that print.css shows on printed pages. */
function setPrintDate(): void {
  const { body, documentElement } = document
  body.dataset['printed'] = new Date().toLocaleDateString(documentElement.lang, { dateStyle: 'long' })
}

/** Sets an attribute on the root element while the page is scrolled, so that the header gets a shadow. */
function followScrolling(page: Window): void {
  const mark = () => page.document.documentElement.toggleAttribute('data-scrolled', page.scrollY > 0)
  page.addEventListener('scroll', mark, { passive: true })
  mark()
}
