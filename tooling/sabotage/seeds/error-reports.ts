import type { Seed } from './seed.ts'

const shared = 'packages/error-reports/src'
const report = [`${shared}/server-report.test.ts`]
const page = 'apps/web/src/platform/error-reports'
const server = 'apps/web/server/error-reports'
const own = [`${server}/own-errors.test.ts`]
const maps = 'apps/web/build/source-maps'

/** A report of an error tells of a visitor or of the machine, costs a visitor anything, or never reaches the operator. */
export const errorReportSeeds: readonly Seed[] = [
  {
    defect: 'a report of a server quotes the message of the error',
    file: `${shared}/server-report.ts`,
    find: 'found.unshift({ type: kindOf(cause), stacktrace',
    replace: 'found.unshift({ type: kindOf(cause), value: String(cause), stacktrace',
    tests: report,
  },
  {
    defect: 'a place in a report names the folders of the machine',
    file: `${shared}/places.ts`,
    find: 'const filename = ownPath(path)',
    replace: 'const filename = path || ownPath(path)',
    tests: report,
  },
  {
    defect: 'lines of a message are taken for places',
    file: `${shared}/places.ts`,
    find: "start === -1 ? [] : stack.slice(start + message.length).split('\\n')",
    replace: "start === -1 ? [] : stack.split('\\n')",
    tests: report,
  },
  {
    defect: 'reports wait without an end for a service that is slow',
    file: `${shared}/pass-on.ts`,
    find: '  if (underWay.size >= maxUnderWay) return\n',
    replace: '',
    tests: [`${shared}/server-error-reports.test.ts`],
  },
  {
    defect: 'a process ends before its last report has left',
    file: `${shared}/end-on-defect.ts`,
    find: '  await allPassedOn(patience)\n',
    replace: '',
    tests: [`${shared}/end-on-defect.full.test.ts`],
  },
  {
    defect: 'a reader waits for the service for errors',
    file: `${server}/report-unmade-pages.ts`,
    find: '      if (document.defect !== undefined) report(document.defect, notice)\n',
    replace:
      "      report(document.defect, notice)\n      await (await import('@clairmemoire/error-reports/pass-on')).allPassedOn(60_000)\n",
    tests: own,
  },
  {
    defect: 'a failed request is reported with its address',
    file: `${server}/answer-failed-requests.ts`,
    find: 'route: request.routeOptions.url',
    replace: 'route: request.url',
    tests: own,
  },
  {
    defect: 'a job that fails by the clock fails unheard',
    file: 'apps/backend/src/platform/jobs/scheduled-job.ts',
    find: '    watch.failed(name, seconds(), asError(error))\n',
    replace: '',
    tests: ['apps/backend/src/server/reported-errors.full.test.ts'],
  },
  {
    defect: 'errors of the first moments of a page pile up',
    file: `${page}/early-errors.ts`,
    find: 'if (waiting.length < maxWaiting) waiting.push(noticed)',
    replace: 'waiting.push(noticed)',
    tests: [`${page}/early-errors.test.ts`],
  },
  {
    defect: 'source maps are public',
    file: 'apps/web/server/app.ts',
    find: 'allowedPath: (file) => !/\\.map(?:\\.|$)/.test(file),',
    replace: '',
    tests: ['apps/web/server/headers-and-files.test.ts'],
  },
  {
    defect: 'source maps of an earlier build are given with those of this one',
    file: `${maps}/mapped-scripts.ts`,
    find: '  await rm(maps, { recursive: true, force: true })\n',
    replace: '',
    tests: [`${maps}/mapped-scripts.test.ts`],
  },
  {
    defect: 'the command for source maps prints the token',
    file: `${maps}/upload-maps.ts`,
    find: 'Sentry answered ${answer.status} at',
    replace: 'Sentry answered ${answer.status} to ${token} at',
    tests: [`${maps}/upload-maps.test.ts`],
  },
]
