export const failedStartId = 'failed-start'

/** Milliseconds; after the same time `failed-start.css` shows the message by itself. */
const failureTimeout = 8_000

/**
 * Shows the message that a form did not open: at once after an error before hydration, or after eight seconds. Then a pressed button leads
 * to the message, and one report without further content is sent to the operator.
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
  }, failureTimeout)
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
