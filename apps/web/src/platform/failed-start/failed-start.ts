export const failedStartId = 'failed-start'

/** Milliseconds; after as many `failed-start.css` shows it by itself. */
const patience = 8_000

/**
 * Shows what a form says when it does not open: at once after an error before the page answers, or after eight seconds. Then a
 * button that is pressed leads there, and one report goes to the operator, which says nothing but that it happened.
 */
export function watchStart(page: Document): void {
  const block = page.getElementById(failedStartId)
  if (!block) return
  const show = () => {
    block.dataset['shown'] = ''
  }
  const giveUp = setTimeout(() => {
    show()
    const { reportsTo } = block.dataset
    if (reportsTo !== undefined) navigator.sendBeacon(reportsTo)
  }, patience)
  const answerPress = ({ target }: Event) => {
    const isButton = target instanceof Element && target.closest('button:not([popovertarget])') !== null
    if (isButton && block.dataset['shown'] !== undefined) block.focus()
  }
  addEventListener('error', show)
  addEventListener('unhandledrejection', show)
  page.addEventListener('click', answerPress)
  page.addEventListener(
    'interactive',
    () => {
      clearTimeout(giveUp)
      removeEventListener('error', show)
      removeEventListener('unhandledrejection', show)
      page.removeEventListener('click', answerPress)
      block.remove()
    },
    { once: true },
  )
}
