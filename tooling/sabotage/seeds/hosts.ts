import type { Seed } from './seed.ts'

/** On which hosts a site is itself. */
export const hostSeeds: readonly Seed[] = [
  {
    defect: 'a site on hosts of its own is hidden from search engines',
    file: 'apps/web/server/locale-of-request.ts',
    find: 'environmentOfHost(host, server.ownSites)',
    replace: 'environmentOfHost(host)',
    tests: ['apps/web/server/own-hosts.test.ts'],
  },
  {
    defect: 'a host that begins like one of the operator is theirs',
    file: 'packages/domain/src/site-host/site-host.ts',
    find: 'Object.values(own.hosts).includes(name)',
    replace: 'Object.values(own.hosts).some((each) => name.startsWith(each))',
    tests: ['packages/domain/src/site-host/site-host.test.ts'],
  },
  {
    defect: 'mails lead to the product’s hosts in place of the operator’s',
    file: 'apps/backend/src/server/settings.ts',
    find: 'const hosts = ownSitesOf(read)?.hosts',
    replace: 'const hosts = ownSitesOf({ ...read, siteHostFr: undefined, siteHostEn: undefined })?.hosts',
    tests: ['apps/backend/src/server/settings.test.ts'],
  },
]
