import path from 'node:path'

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** What is made into one folder that runs with Node alone. */
export interface Artifact {
  name: string
  /** Its programs by the name of their file, each a path in the repository. */
  programs: Record<string, string>
  /** Folders and files that programs read, at the same place in the artifact as in the repository. */
  files: readonly string[]
  /** Code of a build that a program loads from its place: paths in the repository, bundled where they are. */
  loaded: readonly string[]
  /** Packages that no bundle can hold, as they are native code or read files of their own, and the folder that uses them. */
  outside?: { of: string; packages: readonly string[] }
}

const commands = ['mails', 'material', 'person', 'questionnaire', 'users']

export const artifacts: readonly Artifact[] = [
  {
    name: 'site',
    programs: { main: 'apps/web/server/main.ts' },
    files: ['apps/web/dist/client', 'packages/ui/src/foundation/tokens.css', 'packages/ui/src/foundation/fonts'],
    loaded: ['apps/web/dist/server/render.js', 'apps/web/dist/server/render-preview.js'],
    outside: { of: 'apps/web', packages: ['@resvg/resvg-js'] },
  },
  {
    name: 'backend',
    programs: {
      main: 'apps/backend/src/server/main.ts',
      ...Object.fromEntries(commands.map((name) => [name, `apps/backend/commands/${name}.ts`])),
    },
    files: ['apps/backend/src/platform/database/migrations'],
    loaded: [],
    outside: { of: 'apps/backend', packages: ['fastify-openapi-glue', 'mrml'] },
  },
  {
    name: 'content',
    programs: { main: 'apps/cms/embedded/src/main.ts' },
    files: ['apps/cms/content'],
    loaded: [],
  },
]
