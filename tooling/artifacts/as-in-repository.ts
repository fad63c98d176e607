import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'rolldown'

const place = /\bimport\.meta\.(url|dirname)\b/g
const beside = /\bnew URL\('([^']+)', import\.meta\.url\)/g

/**
 * Bundled, a module still finds the files beside it: it believes to stand where it does in the repository, whose folders begin
 * where the program is. A file that it names and that the artifact lacks fails the build.
 */
export function asInRepository(root: string, artifact: string): Plugin {
  return {
    name: 'as-in-repository',
    transform: {
      filter: { code: place },
      handler(code, id) {
        const file = path.relative(root, id)
        if (file.startsWith('..') || file.includes('node_modules')) return null
        for (const [, named = ''] of code.matchAll(beside)) {
          const wanted = path.join(path.dirname(file), named)
          if (!existsSync(path.join(artifact, wanted))) this.error(`${file} reads ${wanted}, which the artifact lacks`)
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
