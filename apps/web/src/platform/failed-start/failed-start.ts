export const failedStartId = 'failed-start'

/** Milliseconds until a form counts as failed. `failed-start.css` shows the message by itself after the same time. */
const failureTimeout = 8_000

/**
 * Shows the message that a form did not open: at once after an error before hydration, otherwise after eight seconds. From then on a
 * pressed button leads to the message. The operator gets one report without further content.
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
