/** Resolves once the page is visible and the browser is idle, at the latest three seconds after it is visible. */
export async function idle(): Promise<void> {
  // A prerendered page is not visible yet.
  if (Reflect.get(document, 'prerendering') === true) {
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  }
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 })
    else setTimeout(resolve, 1000)
  })
}
