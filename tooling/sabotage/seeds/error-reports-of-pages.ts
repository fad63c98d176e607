import type { Seed } from './seed.ts'

const list = 'apps/web/src/platform/error-reports/bare-report.ts'
const bare = ['apps/web/src/platform/error-reports/bare-report.test.ts']
const noticing = 'apps/web/src/platform/error-reports/browser-error-reports.ts'
const noticed = ['apps/web/src/platform/error-reports/browser-error-reports.test.ts']
const served = ['apps/web/server/error-reports/serve-error-reports.test.ts']

/** What a report of an error says of who met it, and what never becomes one. */
export const pageReportSeeds: readonly Seed[] = [
  {
    defect: 'the message of an error, which quotes an answer, is reported',
    file: list,
    find: "    type: isName(type) ? type : 'Error',\n",
    replace: "    type: isName(type) ? type : 'Error',\n    value: fieldsOf(told)['value'],\n",
    tests: [...bare, ...served],
  },
  {
    defect: 'what was pressed before an error is reported',
    file: list,
    find: "      platform: 'javascript',\n",
    replace: "      platform: 'javascript',\n      breadcrumbs: report['breadcrumbs'],\n",
    tests: bare,
  },
  {
    defect: 'a private link stands in a report as the file of an error',
    file: list,
    find: "filename: file === undefined ? '<page>' : `app:///assets/${file}`",
    replace: 'filename: file === undefined ? filename : `app:///assets/${file}`',
    tests: bare,
  },
  {
    defect: 'an address stands in a report in the place of its pattern',
    file: list,
    find: "typeof transaction === 'string' && routes.has(transaction) ? transaction : withoutRow",
    replace: 'transaction ?? withoutRow',
    tests: bare,
  },
  {
    defect: 'the function in which an answer was read is reported by any name',
    file: list,
    find: "function: isName(name) ? name : '?'",
    replace: 'function: name',
    tests: bare,
  },
  {
    defect: 'a trace names what was asked for meanwhile',
    file: list,
    find: 'contexts: { trace: { trace_id, span_id, op } }',
    replace: "contexts: { trace: fieldsOf(told['contexts'])['trace'] }",
    tests: bare,
  },
  {
    defect: 'pages elsewhere report errors here',
    file: 'apps/web/server/error-reports/serve-error-reports.ts',
    find: '      if (!comesFromThisSite(request)) return reply.code(403).send()\n',
    replace: '',
    tests: served,
  },
  {
    defect: 'a page that fails in a loop keeps every error',
    file: noticing,
    find: '    if (waiting === maxWaiting) return\n',
    replace: '',
    tests: noticed,
  },
  {
    defect: 'a promise that nobody waited for is never reported',
    file: 'apps/web/src/platform/error-reports/early-errors.ts',
    find: "['error', 'unhandledrejection']",
    replace: "['error']",
    tests: noticed,
  },
]
