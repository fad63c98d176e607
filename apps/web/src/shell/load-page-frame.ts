type PageFrame = typeof import('./page-frame.ts')

let loaded: PageFrame | undefined

/** Returns header, breadcrumb and footer; undefined until they are loaded. Most forms never load them. */
export const pageFrame = () => loaded

/**
 * Loads header, breadcrumb and footer before a page with a header is rendered. If loading fails, the page has the task bar of a form
 * instead, and the next page tries again.
 */
export async function loadPageFrame(): Promise<void> {
  loaded ??= await import('./page-frame.ts').catch(() => undefined)
}
