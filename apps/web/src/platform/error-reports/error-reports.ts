/** Where the site server takes reports of errors, and passes on what is on its list. */
export const reportsPath = '/e/'

/** Where a page whose form did not open says so, and nothing more. */
export const failedStartPath = `${reportsPath}start`

/** What noticed an error: a part of the page that could not be shown, a script, a promise that nobody waited for, or a file that did not come. */
export type NoticedBy = 'render' | 'script' | 'promise' | 'resource'

/** Reports to the operator what went wrong, without anything of the visitor. Never fails. */
export interface ErrorReports {
  report: (error: unknown, noticedBy: NoticedBy) => void
  /**
   * A page is shown. `route` is a pattern of the route table, or what is shown in the place of a page; `startedAt` is when it was
   * asked for, in milliseconds since the document was.
   */
  show: (route: string, startedAt: number) => void
}

/** Nothing is reported: on a site without a service for it. */
export const noErrorReports: ErrorReports = { report: () => undefined, show: () => undefined }

/** The build that a page was made by: the file that it starts from is called after everything that was built with it. */
export const releaseOf = (boot: string): string => /boot-[\w-]+/.exec(boot)?.[0] ?? ''
