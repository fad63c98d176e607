import type { Seed } from './seed.ts'

const measured = 'apps/web/server/measurement/measured.ts'
const served = ['apps/web/server/measurement/serve-measurement.test.ts']

/** What services that count are told beyond what is on the lists. */
export const measurementSeeds: readonly Seed[] = [
  {
    defect: 'that somebody reads a form is counted',
    file: 'apps/web/src/routing/measured-pages.ts',
    find: '!form && ',
    replace: '',
    tests: served,
  },
  {
    defect: 'that somebody reads their result is counted',
    file: 'apps/web/src/routing/measured-pages.ts',
    find: "  'OrientationRecommendations',\n",
    replace: '',
    tests: served,
  },
  {
    defect: 'a press on a page that is not measured is counted',
    file: 'apps/web/src/platform/measurement/browser-measurement.ts',
    find: "if (route !== undefined) tell({ kind: 'click'",
    replace: "tell({ kind: 'click'",
    tests: ['apps/web/src/platform/measurement/browser-measurement.test.ts'],
  },
  {
    defect: 'an address with what was searched for is counted',
    file: measured,
    find: 'measuredPaths.has(route)',
    replace: "measuredPaths.has(route.replace(/[?#].*/, ''))",
    tests: served,
  },
  {
    defect: 'an event that nobody agreed on is passed on',
    file: measured,
    find: 'navbarEvents.find((known) => known === event)',
    replace: 'event as (typeof navbarEvents)[number] | undefined',
    tests: served,
  },
  {
    defect: 'what a library adds to an event is passed on',
    file: 'apps/web/server/measurement/posthog.ts',
    find: 'properties: { ...propertiesOf(measured),',
    replace: 'properties: { ...fieldsOf(properties), ...propertiesOf(measured),',
    tests: served,
  },
  {
    defect: 'somebody is known by whatever a page calls them',
    file: measured,
    find: "return typeof visitor === 'string' && /^[\\da-f]{16}$/.test(visitor) ? visitor : undefined",
    replace: "return typeof visitor === 'string' ? visitor : undefined",
    tests: served,
  },
  {
    defect: 'a press is told to the service that counts pages alone',
    file: 'apps/web/server/measurement/serve-measurement.ts',
    find: "measured?.kind === 'view' ? one(matomoCall",
    replace: 'measured ? one(matomoCall',
    tests: served,
  },
  {
    defect: 'a host that only begins like ours is measured',
    file: 'packages/domain/src/site-host/site-host.ts',
    find: "if (Object.values(productionHosts).includes(name)) return 'production'",
    replace: "if (Object.values(productionHosts).some((host) => name.startsWith(host))) return 'production'",
    tests: ['packages/domain/src/site-host/site-host.test.ts', ...served],
  },
  {
    defect: 'pages elsewhere tell what is counted here',
    file: 'apps/web/server/measurement/serve-measurement.ts',
    find: '          if (!comesFromThisSite(request)) return reply.code(403).send()\n',
    replace: '',
    tests: served,
  },
  {
    defect: 'what a visitor does is sent on to wherever a service points',
    file: 'packages/error-reports/src/pass-on.ts',
    find: "redirect: 'error'",
    replace: "redirect: 'follow'",
    tests: served,
  },
  {
    defect: 'a service that is away stops the site',
    file: 'packages/error-reports/src/pass-on.ts',
    find: '    .catch(() => undefined)\n',
    replace: '',
    tests: served,
  },
]
