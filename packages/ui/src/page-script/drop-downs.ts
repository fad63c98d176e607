const dropDown = 'details[data-drop-down]'

/**
 * Closes drop-downs: the innermost by Escape, which gives the focus back to its toggle; all around a link that is chosen; and each
 * that the focus leaves, because it might cover where the focus goes (WCAG 2.4.11).
 */
export function followDropDowns(page: Document): void {
  page.addEventListener('keydown', closeOnEscape)
  page.addEventListener('focusout', closeWhenLeft)
  page.addEventListener('click', closeOnChoice)
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element)) return
  const open = target.closest<HTMLDetailsElement>(`${dropDown}[open]`)
  if (!open) return
  open.open = false
  open.querySelector('summary')?.focus()
}

function closeWhenLeft({ target, relatedTarget }: FocusEvent): void {
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
