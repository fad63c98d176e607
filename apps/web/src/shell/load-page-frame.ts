type PageFrame = typeof import('./page-frame.ts')

let loaded: PageFrame | undefined

/** Header, breadcrumb and footer, which a form shows none of, and so does not load. */
export const pageFrame = () => loaded

/**
 * Awaited before a page with a header is shown: the router draws it without waiting for anything more. Where its file does not come,
 * the page has the task bar of a form instead, and the next page tries again.
 */
export async function loadPageFrame(): Promise<void> {
  loaded ??= await import('./page-frame.ts').catch(() => undefined)
}
