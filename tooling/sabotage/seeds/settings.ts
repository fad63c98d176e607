import type { Seed } from './seed.ts'

/** What an operator has set counts, and production has no samples. */
export const settingsSeeds: readonly Seed[] = [
  {
    defect: 'the backend calls from made-up numbers in production',
    file: 'packages/settings/src/operator.ts',
    find: "{ standIn: 'sample', neededInProduction: true }",
    replace: "{ standIn: 'sample' }",
    tests: ['apps/backend/src/server/settings.test.ts', 'packages/settings/src/production.test.ts'],
  },
  {
    defect: 'production sends people to invented study sites',
    file: 'packages/settings/src/production.ts',
    find: 'return studies.filter(({ code }) => !Object.hasOwn(sites, code))',
    replace: 'return studies.filter(({ code }) => Object.hasOwn(sites, code) && false)',
    tests: ['packages/settings/src/production.test.ts'],
  },
  {
    defect: 'mails lead to the product’s hosts in place of the operator’s',
    file: 'apps/backend/src/server/settings.ts',
    find: 'const hosts = ownSitesOf(read)?.hosts',
    replace: 'const hosts = ownSitesOf({ ...read, siteHostFr: undefined, siteHostEn: undefined })?.hosts',
    tests: ['apps/backend/src/server/settings.test.ts'],
  },
  {
    defect: 'the backend compares people with the sample sites, whatever the operator has entered',
    file: 'apps/backend/src/server/settings.ts',
    find: 'studiesAt(studySites(environment, studies, sampleSites))',
    replace: 'studiesAt({ ...studySites(environment, studies, sampleSites), ...sampleSites })',
    tests: ['apps/backend/src/server/settings.test.ts'],
  },
]
