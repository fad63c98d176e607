/** Settles once the page answers to its visitor, and knows what they chose on earlier visits. */
export function interactive(page: Document): Promise<unknown> {
  return new Promise((resolve) => page.addEventListener('interactive', resolve, { once: true }))
}
