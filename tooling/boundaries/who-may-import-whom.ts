import type { IForbiddenRuleType } from 'dependency-cruiser'

const test = '\\.test\\.tsx?$|/testing/'

/** What the sources of a package may reach: its own folder and this list. Its tests may reach more. */
function onlyReaches(folder: string, allowed: readonly string[], comment: string): IForbiddenRuleType {
  return {
    name: `${folder.split('/').at(-1)}-reaches-only-its-floor`,
    severity: 'error',
    comment,
    from: { path: `^${folder}/src/`, pathNot: test },
    to: { pathNot: [`^${folder}/`, ...allowed] },
  }
}

/** A room of the site that features share: its sources reach the first of these folders, which is their own, and those below it. */
function knowsNoPage(name: string, folders: readonly [string, ...string[]], comment: string): IForbiddenRuleType {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: `^apps/web/src/${folders[0]}/`, pathNot: test },
    to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${folders.join('|')})/` },
  }
}

const npm = (...names: readonly string[]) => `(^|/)node_modules/(${names.join('|')})(/|$)`

const packages: IForbiddenRuleType[] = [
  onlyReaches(
    'packages/domain',
    [npm('libphonenumber-js')],
    'The rules are pure: no framework, no clock, no package but the numbering plans of the world.',
  ),
  onlyReaches(
    'packages/settings',
    ['^packages/domain/', npm('@fastify/proxy-addr')],
    'Settings are read by the rules of the domain, and proxies by the library that Fastify reads them with.',
  ),
  onlyReaches('packages/studies', ['^packages/domain/'], 'The study register is data in the shapes of the domain.'),
  onlyReaches(
    'packages/places',
    ['^packages/domain/'],
    'Tables of where postal codes are, in the shapes of the domain.',
  ),
  onlyReaches(
    'packages/ui',
    [npm('react', 'react-dom', '@types/react', '@types/react-dom', 'lucide', 'simple-icons')],
    'Components get labels, links and data as props, so beside React they need drawings only.',
  ),
  onlyReaches(
    'packages/i18n',
    ['^packages/domain/', npm('@lingui', 'react', '@types/react')],
    'Languages know the locales of the domain and Lingui.',
  ),
  onlyReaches(
    'packages/api-client',
    [npm('openapi-fetch')],
    'The client knows the contract and nothing of its callers.',
  ),
  onlyReaches(
    'packages/cms-client',
    ['^packages/domain/', npm('valibot'), npm('@noble/hashes')],
    'It runs in browsers too, and alone knows how a content service answers.',
  ),
]

const apps: IForbiddenRuleType[] = [
  {
    name: 'nobody-imports-an-app',
    severity: 'error',
    comment: 'Apps are the top floor; they meet each other over HTTP alone.',
    from: { path: '^(?:(apps/[^/]+)/|packages/|openapi/|tooling/)' },
    to: { path: '^apps/', pathNot: '^$1/' },
  },
  {
    name: 'backend-reaches-rules-and-contract',
    severity: 'error',
    comment:
      'Of our packages the backend knows the rules, the study register, the settings, the contract, the client of the content service, and how times and numbers are written.',
    from: { path: '^apps/backend/src/' },
    to: {
      path: '^packages/',
      pathNot:
        '^packages/(cms-client|domain|places|settings|studies)/|^packages/api-client/src/(schema|generated/)|^packages/i18n/src/formats\\.ts$',
    },
  },
]

const contentService: IForbiddenRuleType[] = [
  {
    name: 'content-service-reaches-documents',
    severity: 'error',
    comment:
      'Of our packages it knows the documents, the languages and the settings; what a document looks like is not its business.',
    from: { path: '^apps/cms/embedded/src/' },
    to: { path: '^packages/', pathNot: '^packages/(cms-client|domain|settings)/' },
  },
  {
    name: 'strapi-reaches-documents',
    severity: 'error',
    comment: 'Strapi and the embedded service answer alike because both know the documents, and neither the other.',
    from: { path: '^apps/cms/strapi/' },
    to: { path: '^(packages|apps)/', pathNot: '^packages/(cms-client|domain|settings)/|^apps/cms/strapi/' },
  },
  {
    name: 'documents-know-no-service',
    severity: 'error',
    comment: 'Documents are read and checked alike whoever answers with them.',
    from: { path: '^apps/cms/embedded/src/documents/', pathNot: test },
    to: { path: '^apps/cms/embedded/src/', pathNot: '^apps/cms/embedded/src/documents/' },
  },
]

const backend: IForbiddenRuleType[] = [
  {
    name: 'backend-feature-leaves-features-alone',
    severity: 'error',
    comment: 'A group of operations can be deleted alone: what two of them need is a room below both.',
    from: { path: '^apps/backend/src/features/([^/]+)/' },
    to: { path: '^apps/backend/src/features/', pathNot: '^apps/backend/src/features/$1/' },
  },
  {
    name: 'backend-platform-knows-no-subject',
    severity: 'error',
    comment: 'Database, contract, jobs and limits would serve any product.',
    from: { path: '^apps/backend/src/platform/', pathNot: test },
    to: { path: '^apps/backend/src/', pathNot: '^apps/backend/src/platform/' },
  },
  {
    name: 'backend-server-is-the-top',
    severity: 'error',
    comment: 'It puts the parts together; only a program starts it.',
    from: { path: '^apps/backend/src/[^/]+/', pathNot: `^apps/backend/src/server/|${test}` },
    to: { path: '^apps/backend/src/server/' },
  },
]

function oneDoor(name: string, folder: string): IForbiddenRuleType {
  return {
    name,
    severity: 'error',
    comment: 'What is not in its index.ts is its own business.',
    from: { path: '^apps/web/', pathNot: `^${folder}` },
    to: { path: `^${folder}`, pathNot: `^${folder}index\\.ts$` },
  }
}

const web: IForbiddenRuleType[] = [
  {
    name: 'feature-leaves-features-alone',
    severity: 'error',
    comment: 'A feature can be deleted with its routes: features share what is below them, never each other.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'form-flow-has-one-door',
    severity: 'error',
    comment: 'A feature brings texts, steps, what it keeps and submit; how a form works is the business of form-flow.',
    from: { path: '^apps/web/', pathNot: '^apps/web/src/form-flow/' },
    to: { path: '^apps/web/src/form-flow/', pathNot: '^apps/web/src/form-flow/index\\.ts$' },
  },
  knowsNoPage(
    'form-flow-knows-no-page',
    ['form-flow', 'platform'],
    'Any page can use it: it stands on the platform and the packages alone.',
  ),
  knowsNoPage(
    'blocks-know-no-page',
    ['blocks', 'platform'],
    'Any page can show what editors composed: blocks stand on the platform and the packages alone.',
  ),
  oneDoor('blocks-have-one-door', 'apps/web/src/blocks/'),
  knowsNoPage('criteria-knows-no-page', ['criteria'], 'The words of a criterion serve any page that shows one.'),
  oneDoor('criteria-has-one-door', 'apps/web/src/criteria/'),
  knowsNoPage(
    'study-entries-know-no-page',
    ['study-entries', 'platform'],
    'What lists say of a study serves any page that has one: it stands on the platform and the packages alone.',
  ),
  oneDoor('study-entries-have-one-door', 'apps/web/src/study-entries/'),
  knowsNoPage(
    'call-requests-know-no-page',
    ['call-requests', 'form-flow', 'own-results', 'platform'],
    'Whom to call, when and on which number is asked alike on any page: on forms, the platform and the packages.',
  ),
  oneDoor('call-requests-have-one-door', 'apps/web/src/call-requests/'),
  knowsNoPage(
    'own-results-know-no-page',
    ['own-results', 'platform'],
    'What this device keeps of results serves the page that makes one and those that show it.',
  ),
  oneDoor('own-results-have-one-door', 'apps/web/src/own-results/'),
  {
    name: 'feature-has-one-door',
    severity: 'error',
    comment: 'What is not in index.ts of a feature is its own business.',
    from: { path: '^apps/web/', pathNot: `^apps/web/src/features/|${test}` },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/[^/]+/index\\.ts$' },
  },
  {
    name: 'feature-and-shell-stay-below-routes',
    severity: 'error',
    comment: 'Routes compose features and shell, not the other way round.',
    from: { path: '^apps/web/src/(features|shell)/', pathNot: test },
    to: { path: '^apps/web/(server|build)/|^apps/web/src/(routes|generated)/|^apps/web/src/[^/]+\\.tsx?$' },
  },
  {
    name: 'search-engines-are-told-by-the-server',
    severity: 'error',
    comment: 'What machines are told of a page costs no reader a byte of script.',
    from: { path: '^apps/web/src/', pathNot: `^apps/web/src/(search-engines/|render\\.tsx$)|${test}` },
    to: { path: '^apps/web/src/search-engines/' },
  },
  {
    name: 'shell-knows-no-feature',
    severity: 'error',
    comment: 'Header, footer and error pages frame any feature.',
    from: { path: '^apps/web/src/shell/' },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'route-reaches-features-and-routing',
    severity: 'error',
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
    severity: 'error',
    comment: 'Everything else sees the ports, so it also runs on memory adapters.',
    from: { path: '^apps/web/src/', pathNot: `^apps/web/src/main\\.tsx$|^apps/web/src/platform/|${test}` },
    to: { path: '^apps/web/src/platform/[^/]+/(browser|page)-' },
  },
  {
    name: 'browser-code-leaves-the-server-alone',
    severity: 'error',
    comment: 'Settings and secrets of the server never reach the bundle.',
    from: { path: '^apps/web/src/' },
    to: { path: '^apps/web/(server|build|e2e)/' },
  },
  {
    name: 'browser-code-leaves-settings-alone',
    severity: 'error',
    comment: 'A page knows the public settings that the server writes into it, and no more.',
    from: { path: '^(apps/web/src|packages)/', pathNot: `^packages/settings/|${test}` },
    to: { path: '^packages/settings/' },
  },
]

const everywhere: IForbiddenRuleType[] = [
  {
    name: 'source-leaves-tests-alone',
    severity: 'error',
    comment: 'Test data and test doubles do not ship.',
    from: { pathNot: `${test}|\\.stories\\.tsx$|/e2e/|/\\.storybook/` },
    to: { path: `${test}|\\.stories\\.tsx$|/e2e/` },
  },
  {
    name: 'source-ships-no-development-package',
    severity: 'error',
    comment: 'What runs is declared under dependencies.',
    from: { path: '^(apps|apps/cms|packages)/[^/]+/(src|server)/', pathNot: `${test}|\\.stories\\.tsx$` },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['npm', 'npm-peer', 'type-only', 'triple-slash-type-reference'],
    },
  },
  {
    name: 'imports-are-declared-and-resolve',
    severity: 'error',
    comment: 'An import that does not resolve has slipped past an exports map or is missing from package.json.',
    // The packages of Strapi are not installed with the others; its build says whether they resolve.
    from: { pathNot: '^apps/cms/strapi/' },
    to: { couldNotResolve: true },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two modules that need each other are one.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
]

/** The floors of ARCHITECTURE.md as rules on the module graph; paths are relative to the root of the repository. */
export const whoMayImportWhom: readonly IForbiddenRuleType[] = [
  ...packages,
  ...apps,
  ...contentService,
  ...backend,
  ...web,
  ...everywhere,
]
