type PageFrame = typeof import('./page-frame.ts')

let loaded: PageFrame | undefined

/** Header, breadcrumb and footer; undefined until they are loaded, which most forms never do. */
export const pageFrame = () => loaded

/**
 * Loads them before a page with a header is rendered. If loading fails, the page has the task bar of a form instead, and the next page
 * tries again.
 */
export async function loadPageFrame(): Promise<void> {
  loaded ??= await import('./page-frame.ts').catch(() => undefined)
}
