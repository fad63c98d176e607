/** The path to which pages send error reports; the site server forwards their allowed fields. */
export const reportsPath = '/e/'

/** The path to which a page reports that a form did not open; the request has no content. */
export const failedStartPath = `${reportsPath}start`

/** The source of an error: a component that could not be rendered, a script, an unhandled promise, or a file that failed to load. */
export type NoticedBy = 'render' | 'script' | 'promise' | 'resource'

/** Reports errors to the operator, without visitor data. Never throws. */
export interface ErrorReports {
  report: (error: unknown, noticedBy: NoticedBy) => void
  /**
   * Called when a page is shown. `route` is a path of the route table, or the name of the message shown in place of a page. `startedAt` is
   * the start of the navigation, in milliseconds after that of the document.
   */
  show: (route: string, startedAt: number) => void
}

/** Ignores all errors, for a site without an error service. */
export const noErrorReports: ErrorReports = { report: () => undefined, show: () => undefined }

/** The name of a build: that of its boot file, which contains a hash of everything built with it. */
export const releaseOf = (boot: string): string => /boot-[\w-]+/.exec(boot)?.[0] ?? ''

/** The name of the build of an open page. */
export function releaseOfPage(page: Document): string {
  const { boot } = page.getElementById('app')?.dataset ?? {}
  return releaseOf(boot ?? page.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')
}
