import { type ImportRule, test } from './import-rule.ts'

/** What features share: it reaches its own folder and those below it, and is reached through its index.ts alone. */
function closedFolder(name: string, below: readonly string[], comment: string): ImportRule[] {
  const folder = `^apps/web/src/${name}/`
  return [
    {
      name: `${name}-knows-no-page`,
      comment,
      from: { path: folder, pathNot: test },
      to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${[name, ...below].join('|')})/` },
    },
    {
      name: `${name}-has-one-entry`,
      comment: 'What is not in its index.ts is its own business.',
      from: { path: '^apps/web/', pathNot: folder },
      to: { path: folder, pathNot: `${folder}index\\.ts$` },
    },
  ]
}

/** Which folder of the site may import which. */
export const web: ImportRule[] = [
  {
    name: 'feature-leaves-features-alone',
    comment: 'A feature can be deleted with its routes: features share what is below them, never each other.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  ...closedFolder('form-flow', ['platform'], 'Any page can use it: it stands on the platform and the packages alone.'),
  ...closedFolder(
    'blocks',
    ['platform'],
    'Any page can show what editors composed: blocks stand on the platform and packages.',
  ),
  ...closedFolder('criteria', [], 'The words of a criterion serve any page that shows one.'),
  ...closedFolder('study-entries', ['platform'], 'What lists say of a study serves any page that has one.'),
  ...closedFolder('cookie-consent', ['platform'], 'The choice of cookies stands over any page and has one of its own.'),
  ...closedFolder(
    'call-requests',
    ['form-flow', 'own-results', 'platform'],
    'Whom to call, when and on which number is asked alike on any page: on forms, the platform and the packages.',
  ),
  ...closedFolder(
    'own-results',
    ['platform'],
    'What this device keeps of results serves all pages that make or show one.',
  ),
  {
    name: 'feature-has-one-entry',
    comment: 'What is neither a page nor in index.ts of a feature is its own business.',
    from: { path: '^apps/web/', pathNot: `^apps/web/src/features/|${test}` },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/([^/]+/index\\.ts|.*-page\\.tsx)$' },
  },
  {
    name: 'feature-and-shell-stay-below-routes',
    comment: 'Routes compose features and shell, not the other way round.',
    from: { path: '^apps/web/src/(features|shell)/', pathNot: test },
    to: { path: '^apps/web/(server|build)/|^apps/web/src/(routes|generated)/|^apps/web/src/[^/]+\\.tsx?$' },
  },
  {
    name: 'search-engine-data-stays-on-the-server',
    comment: 'What search engines read of a page costs no reader a byte of script.',
    from: { path: '^apps/web/src/', pathNot: `^apps/web/src/(search-engines/|render\\.tsx$)|${test}` },
    to: { path: '^apps/web/src/search-engines/' },
  },
  {
    name: 'shell-knows-no-feature',
    comment: 'Header, footer and error pages frame any feature.',
    from: { path: '^apps/web/src/shell/' },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'route-reaches-features-and-routing',
    comment: 'A route file says its screen, loader and component.',
    from: { path: '^apps/web/src/routes/' },
    to: {
      path: '^(apps|packages)/',
      pathNot:
        '^apps/web/src/(features|routing|routes|shell|platform/site)/|^apps/web/src/router\\.tsx$|^packages/domain/',
    },
  },
  {
    name: 'only-main-binds-adapters',
    comment: 'Everything else sees the ports, so it also runs on memory adapters.',
    from: { path: '^apps/web/src/', pathNot: `^apps/web/src/main\\.tsx$|^apps/web/src/platform/|${test}` },
    to: { path: '^apps/web/src/platform/[^/]+/(browser|page)-' },
  },
  {
    name: 'browser-code-leaves-the-server-alone',
    comment: 'Settings and secrets of the server never reach the bundle.',
    from: { path: '^apps/web/src/' },
    to: { path: '^apps/web/(server|build|e2e)/' },
  },
  {
    name: 'browser-code-leaves-settings-alone',
    comment: 'A page knows the public settings that the server writes into it, and no more.',
    from: { path: '^(apps/web/src|packages)/', pathNot: `^packages/(settings|observability)/|${test}` },
    to: { path: '^packages/(settings|observability)/' },
  },
]
