/** Prints when a button with `data-print` is pressed: `all` of the page, or a `short` sheet without its long parts. */
export function followPrintButtons(page: Document): void {
  page.addEventListener('click', printOnPress)
  page.defaultView?.addEventListener('beforeprint', sayWhenPrinted)
}

function printOnPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-print]') : null
  const page = button?.ownerDocument.defaultView
  if (!page) return
  if (button.dataset['print'] === 'short') {
    // A browser may go on before anything is printed: the mark stays until it says that it is done.
    const { dataset } = page.document.body
    dataset['short'] = ''
    page.addEventListener('afterprint', () => delete dataset['short'], { once: true })
  }
  page.print()
}

/** On paper a page says on which day it was printed (print.css). */
function sayWhenPrinted(): void {
  const { body, documentElement } = document
  body.dataset['printed'] = new Date().toLocaleDateString(documentElement.lang, { dateStyle: 'long' })
}
