import path from 'node:path'
import type { Plugin } from 'rolldown'

const place = /\bimport\.meta\.(url|dirname)\b/g

/**
 * Bundled, a module still finds the files beside it: it believes to stand where it does in the repository, whose folders begin
 * where the program is.
 */
export function asInRepository(root: string): Plugin {
  return {
    name: 'as-in-repository',
    transform: {
      filter: { code: place },
      handler(code, id) {
        const file = path.relative(root, id)
        if (file.startsWith('..') || file.includes('node_modules')) return null
        return code.replaceAll(place, (_, part) =>
          part === 'url'
            ? `new URL(${JSON.stringify(`./${file}`)}, import.meta.url).href`
            : `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(file)}`)})`,
        )
      },
    },
  }
}
