import path from 'node:path'

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** A folder with a part of the product that needs nothing but Node to run. */
export interface Artifact {
  name: string
  /** The programs: file names without extension, each with its source as a path in the repository. */
  programs: Record<string, string>
  /** Folders and files that the programs read. They have the same paths in the artifact as in the repository. */
  files: readonly string[]
  /** Built files that a program loads by their path. They are bundled and keep their path in the repository. */
  loaded: readonly string[]
  /** Packages that cannot be bundled because they contain native code or read their own files; `of` is the folder that uses them. */
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
    outside: { of: 'apps/backend', packages: ['mrml'] },
  },
  {
    name: 'content',
    programs: { main: 'apps/cms/embedded/src/main.ts' },
    files: ['apps/cms/content'],
    loaded: [],
  },
]
