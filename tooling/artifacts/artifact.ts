import path from 'node:path'

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** A self-contained folder that runs with Node alone. */
export interface Artifact {
  name: string
  /** Its programs by file name, each a path in the repository. */
  programs: Record<string, string>
  /** Folders and files that programs read, at the same path in the artifact as in the repository. */
  files: readonly string[]
  /** Built code that a program loads by path: paths in the repository, bundled in place. */
  loaded: readonly string[]
  /** Packages that cannot be bundled, because they contain native code or read their own files, and the folder that uses them. */
  outside?: { of: string; packages: readonly string[] }
}

const commands = ['doctor', 'mails', 'material', 'migrate', 'person', 'questionnaire', 'users']

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
