import { type ImportRule, test } from './import-rule.ts'
import { web } from './layers-of-the-site.ts'

interface Layer {
  folders: readonly string[]
  comment: string
}

/** The layers of the backend, from bottom to top. */
const layers: readonly Layer[] = [
  {
    folders: ['platform', 'audit', 'references', 'clinic'],
    comment:
      'Database, contract, jobs and limits would serve any product; the trail, references and the clinic are said once.',
  },
  {
    folders: ['mail', 'staff', 'consents', 'content', 'questionnaires'],
    comment: 'Each of these serves any operation, and none needs another.',
  },
  { folders: ['calls', 'sessions', 'metrics'], comment: 'Call times, sessions and metrics.' },
  { folders: ['desk'], comment: 'Every call that the clinic has to make, for any kind of request.' },
  { folders: ['requests'], comment: 'Shared code of every kind of request.' },
  { folders: ['sms'], comment: 'Text messages about requests.' },
  {
    folders: ['features', 'operator'],
    comment: 'The operations: by visitors, by staff and by the operator.',
  },
  { folders: ['server'], comment: 'It reads the settings, wires the parts and starts them.' },
]

const inFolders = (folders: readonly string[]) => `^apps/backend/src/(${folders.join('|')})/`

/** A folder may import from folders on lower layers, and from no other folder on its own layer. */
const order = layers.flatMap(({ folders, comment }, level): ImportRule[] => {
  const below = layers.slice(0, level).flatMap((layer) => layer.folders)
  return folders.map((folder) => ({
    name: `backend-${folder}-imports-lower-layers`,
    comment,
    from: { path: inFolders([folder]), pathNot: test },
    to: { path: '^apps/backend/(src|commands)/', pathNot: inFolders([folder, ...below]) },
  }))
})

/** The rules for imports between the folders of the backend. */
const backend: ImportRule[] = [
  ...order,
  {
    name: 'no-import-between-backend-features',
    comment: 'A group of operations can be deleted alone: shared code belongs in a folder below.',
    from: { path: '^apps/backend/src/features/([^/]+)/' },
    to: { path: '^apps/backend/src/features/', pathNot: '^apps/backend/src/features/($1/|backend\\.ts$)' },
  },
  {
    name: 'backend-names-no-feature',
    comment: 'Shared code does not know the operations.',
    from: { path: '^apps/backend/src/features/backend\\.ts$' },
    to: { path: '^apps/backend/src/features/' },
  },
]

/** The code of a package may import only its own folder and the allowed modules; its tests may import others too. */
function mayOnlyImport(folder: string, allowed: readonly string[], comment: string): ImportRule {
  return {
    name: `${folder.split('/').at(-1)}-imports-only-what-it-may`,
    comment,
    from: { path: `^${folder}/src/`, pathNot: test },
    to: { pathNot: [`^${folder}/`, ...allowed] },
  }
}

const npm = (...names: readonly string[]) => `(^|/)node_modules/(${names.join('|')})(/|$)`

const packages: ImportRule[] = [
  mayOnlyImport(
    'packages/domain',
    [npm('ip-address', 'libphonenumber-js')],
    'The rules are pure: no framework, no clock, no package but the numbering plans of the world and of the internet.',
  ),
  mayOnlyImport(
    'packages/settings',
    ['^packages/domain/', npm('@fastify/proxy-addr', 'valibot', 'yaml'), '^(fs|fs/promises|path)$'],
    'Settings are read by the rules of the domain, proxies by the library that Fastify reads them with, and sites of studies from a file; the data directory is made.',
  ),
  mayOnlyImport(
    'packages/observability',
    [
      '^packages/(domain|settings)/',
      npm('@sentry/core', 'pino', 'prom-client', 'fastify'),
      '^(crypto|http|net|timers/promises|url|util)$',
    ],
    'Servers log, count and report by lists of their own, and by nothing of a visitor.',
  ),
  mayOnlyImport('packages/forms', ['^packages/domain/'], 'Forms are data in the shapes of the domain.'),
  mayOnlyImport(
    'packages/places',
    ['^packages/domain/'],
    'Tables of where postal codes are, in the shapes of the domain.',
  ),
  mayOnlyImport(
    'packages/registry',
    ['^packages/(domain|places)/', npm('valibot')],
    'What a register says is read into the shapes of the domain; who asks it decides where the register is.',
  ),
  mayOnlyImport(
    'packages/ui',
    [npm('react', 'react-dom', '@types/react', '@types/react-dom', 'lucide', 'simple-icons')],
    'Components get labels, links and data as props, so beside React they need drawings only.',
  ),
  mayOnlyImport(
    'packages/i18n',
    ['^packages/domain/', npm('@lingui', 'react', '@types/react')],
    'Languages know the locales of the domain and Lingui.',
  ),
  mayOnlyImport(
    'packages/api-client',
    [npm('openapi-fetch')],
    'The client knows the contract and nothing of its callers.',
  ),
  mayOnlyImport(
    'packages/cms-client',
    ['^packages/domain/', npm('valibot'), '^crypto$'],
    'It alone knows how a content service answers.',
  ),
]

const apps: ImportRule[] = [
  {
    name: 'nobody-imports-an-app',
    comment: 'Apps are the top layer; they communicate over HTTP only.',
    from: { path: '^(?:(apps/[^/]+)/|packages/|openapi/)' },
    to: { path: '^apps/', pathNot: '^$1/' },
  },
  {
    name: 'tools-import-only-settings-of-apps',
    comment: 'Tools document and check the settings of all servers.',
    from: { path: '^tooling/' },
    to: { path: '^apps/', pathNot: '/settings\\.ts$' },
  },
  {
    name: 'backend-reaches-rules-and-contract',
    comment:
      'Of our packages the backend knows the rules, the forms, the settings, the log, the metrics, the reports of errors, the contract, the client of the content service, and how times and numbers are written.',
    from: { path: '^apps/backend/' },
    to: {
      path: '^packages/',
      pathNot:
        '^packages/(cms-client|domain|forms|observability|places|settings)/|^packages/api-client/src/(schema|generated/)|^packages/i18n/src/(formats|emergency)\\.ts$',
    },
  },
]

const contentService: ImportRule[] = [
  {
    name: 'content-service-reaches-documents',
    comment:
      'Of our packages it knows the documents, the languages and the settings; what a document looks like is not its business.',
    from: { path: '^apps/cms/embedded/src/' },
    to: { path: '^packages/', pathNot: '^packages/(cms-client|domain|settings)/' },
  },
  {
    name: 'strapi-reaches-documents',
    comment:
      'Strapi and the embedded service answer alike because both know the documents, and neither the other; drafts from registers are written in Strapi alone.',
    from: { path: '^apps/cms/strapi/' },
    to: { path: '^(packages|apps)/', pathNot: '^packages/(cms-client|domain|registry|settings)/|^apps/cms/strapi/' },
  },
  {
    name: 'documents-know-no-service',
    comment: 'Documents are read and checked alike for every content service.',
    from: { path: '^apps/cms/embedded/src/documents/', pathNot: test },
    to: { path: '^apps/cms/embedded/src/', pathNot: '^apps/cms/embedded/src/documents/' },
  },
]

const everywhere: ImportRule[] = [
  {
    name: 'source-leaves-tests-alone',
    comment: 'Test data and test doubles do not ship.',
    from: { pathNot: `${test}|\\.stories\\.tsx$|/e2e/|/\\.storybook/|/vitest\\.config\\.ts$` },
    to: { path: `${test}|\\.stories\\.tsx$|/e2e/` },
  },
  {
    name: 'source-ships-no-development-package',
    comment: 'Runtime dependencies are declared under dependencies.',
    from: { path: '^(apps|apps/cms|packages)/[^/]+/(src|server|commands)/', pathNot: `${test}|\\.stories\\.tsx$` },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['npm', 'npm-peer', 'type-only', 'triple-slash-type-reference'],
    },
  },
  {
    name: 'imports-are-declared-and-resolve',
    comment: 'An import that does not resolve violates an exports map or is missing from package.json.',
    // The packages of Strapi are installed separately, so only its build can resolve them. Virtual modules and French catalogs are made
    // by plugins of the build.
    from: { pathNot: '^apps/cms/strapi/' },
    to: { couldNotResolve: true, pathNot: '^virtual:|/locales/fr\\.po$' },
  },
  {
    name: 'no-cycles',
    comment: 'Two modules that need each other are one.',
    from: {},
    to: { circular: true },
  },
]

/** The rules of ARCHITECTURE.md about imports between layers; paths are relative to the root of the repository. */
export const importRules: readonly ImportRule[] = [
  ...packages,
  ...apps,
  ...contentService,
  ...backend,
  ...web,
  ...everywhere,
]
