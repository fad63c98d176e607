import { type ImportRule, test } from './import-rule.ts'

/** The rules for a shared folder. It may import from itself and from the folders below; others import only from its index.ts. */
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
      comment: 'Modules that its index.ts does not export are internal.',
      from: { path: '^apps/web/', pathNot: folder },
      to: { path: folder, pathNot: `${folder}index\\.ts$` },
    },
  ]
}

/** The rules for imports between the folders of the site. */
export const web: ImportRule[] = [
  {
    name: 'no-import-between-features',
    comment: 'A feature can be deleted with its routes: features share modules of lower layers, never each other.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  ...closedFolder('form-flow', ['platform'], 'Any page can use it: it depends only on the platform and the packages.'),
  ...closedFolder(
    'blocks',
    ['platform'],
    'Any page can show blocks of editors: they depend only on the platform and packages.',
  ),
  ...closedFolder('criteria', [], 'Any page can show a criterion in words.'),
  ...closedFolder('study-entries', ['platform'], 'Any page can show a list of studies.'),
  ...closedFolder('cookie-consent', ['platform'], 'The choice of cookies is shown over any page and on its own page.'),
  ...closedFolder(
    'call-requests',
    ['form-flow', 'platform', 'private-views'],
    'Any page can request a call: it depends only on forms, the platform and the packages.',
  ),
  ...closedFolder(
    'own-results',
    ['platform', 'private-views'],
    'Any page can create or show a result stored on this device.',
  ),
  ...closedFolder('private-views', ['platform'], 'Any page can load a view for the owner of a key or for the staff.'),
  {
    name: 'feature-has-one-entry',
    comment: 'Modules of a feature are internal unless they are a page or exported by its index.ts.',
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
    comment: 'Metadata for search engines adds nothing to the browser bundle.',
    from: { path: '^apps/web/src/', pathNot: `^apps/web/src/(search-engines/|render\\.tsx$)|${test}` },
    to: { path: '^apps/web/src/search-engines/' },
  },
  {
    name: 'documents-are-read-on-the-server',
    comment: 'The code that validates documents adds nothing to the browser bundle.',
    from: { path: '^apps/web/src/', pathNot: test },
    to: { path: '^packages/cms-client/src/(?:client|checked|approval)\\.ts$' },
  },
  {
    name: 'shell-knows-no-feature',
    comment: 'Header, footer and error pages frame any feature.',
    from: { path: '^apps/web/src/shell/' },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'route-reaches-features-and-routing',
    comment: 'A route file only declares its screen, loader and component.',
    from: { path: '^apps/web/src/routes/' },
    to: {
      path: '^(apps|packages)/',
      pathNot:
        '^apps/web/src/(features|routing|routes|shell|platform/site)/|^apps/web/src/router\\.tsx$|^packages/domain/',
    },
  },
  {
    name: 'only-main-binds-adapters',
    comment: 'Everything else uses the ports, so it also runs with in-memory adapters.',
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
    comment: 'A page only knows the public settings that the server embeds in it.',
    from: { path: '^(apps/web/src|packages)/', pathNot: `^packages/(settings|observability)/|${test}` },
    to: { path: '^packages/(settings|observability)/' },
  },
]
