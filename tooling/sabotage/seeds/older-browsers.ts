import type { Seed } from './seed.ts'

const brought = ['apps/web/src/older-browsers.test.ts']
const failedStart = ['apps/web/src/platform/failed-start/failed-start.test.ts']
const uses = ['tooling/browser-floor/newer-uses.test.ts']

/** A form does not open on an old tablet or computer. */
export const olderBrowsersSeeds: readonly Seed[] = [
  {
    defect: 'an old tablet cannot tell where a visitor of a form comes from, and shows nothing',
    file: 'apps/web/src/older-browsers.ts',
    find: "bring(URL, 'canParse',",
    replace: "bring({}, 'canParse',",
    tests: brought,
  },
  {
    defect: 'a loop over a list comes upon the function that an old browser was given',
    file: 'apps/web/src/older-browsers.ts',
    find: '{ value, configurable: true }',
    replace: '{ value, configurable: true, enumerable: true }',
    tests: brought,
  },
  {
    defect: 'a function that old browsers lack is taken for one that all have',
    file: 'tooling/browser-floor/newer-names.ts',
    find: "added !== 'preview' && isAtMost(",
    replace: "added !== 'preview' && !isAtMost(",
    tests: uses,
  },
  {
    defect: 'a pattern that Safari 16 cannot read ends the whole script',
    file: 'tooling/browser-floor/newer-uses.ts',
    find: "(hasLookbehind(pattern) ? ['lookbehind'] : [])",
    replace: '[]',
    tests: uses,
  },
  {
    defect: 'a button of a form whose scripts fail does nothing and says nothing',
    file: 'apps/web/src/platform/failed-start/failed-start.ts',
    find: "addEventListener('unhandledrejection', show)\n  page",
    replace: 'page',
    tests: failedStart,
  },
  {
    defect: 'a form that opens late leaves the words that it does not open',
    file: 'apps/web/src/platform/failed-start/failed-start.ts',
    find: '      block.remove()\n',
    replace: '',
    tests: failedStart,
  },
  {
    defect: 'the whole description of a browser leaves the site with a report',
    file: 'apps/web/server/error-reports/failed-start-report.ts',
    find: 'value: browserOf(userAgent)',
    replace: 'value: userAgent',
    tests: ['apps/web/server/error-reports/serve-error-reports.test.ts'],
  },
]
