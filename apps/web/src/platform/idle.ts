/** Settles once the page is seen and the browser has nothing better to do, at the latest three seconds after it is seen. */
export async function idle(): Promise<void> {
  // A page that is made before anybody opens it is not yet seen.
  if (Reflect.get(document, 'prerendering') === true) {
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  }
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 })
    else setTimeout(resolve, 1000)
  })
}
