/** The path at which the site server accepts error reports; it forwards the allowed fields. */
export const reportsPath = '/e/'

/** The path for the report that a form did not open, without further content. */
export const failedStartPath = `${reportsPath}start`

/** The source of an error: a component that could not be rendered, a script, an unhandled promise, or a file that failed to load. */
export type NoticedBy = 'render' | 'script' | 'promise' | 'resource'

/** Reports errors to the operator, without visitor data. Never throws. */
export interface ErrorReports {
  report: (error: unknown, noticedBy: NoticedBy) => void
  /**
   * Called when a page is shown. `route` is a pattern of the route table, or the name of what replaces a page; `startedAt` is the start of
   * its navigation, in milliseconds since that of the document.
   */
  show: (route: string, startedAt: number) => void
}

/** No reports: on a site without an error service. */
export const noErrorReports: ErrorReports = { report: () => undefined, show: () => undefined }

/** The build of a page: the name of its boot file, whose hash depends on everything built with it. */
export const releaseOf = (boot: string): string => /boot-[\w-]+/.exec(boot)?.[0] ?? ''

/** The build of an open page. */
export function releaseOfPage(page: Document): string {
  const { boot } = page.getElementById('app')?.dataset ?? {}
  return releaseOf(boot ?? page.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')
}
