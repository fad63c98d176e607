import type { Seed } from './seed.ts'

const brought = ['apps/web/src/older-browsers.test.ts']
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
]
