type PageFrame = typeof import('./page-frame.ts')

let loaded: PageFrame | undefined

/** Header, breadcrumb and footer, which a form shows none of, and so does not load. */
export const pageFrame = () => loaded

/** Awaited before a page with a header is shown: the router draws it without waiting for anything more. */
export async function loadPageFrame(): Promise<void> {
  loaded ??= await import('./page-frame.ts')
}
