import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Catalogs below a folder that the code beside them never loads, as absolute paths: pages in one language need no catalog in the other. */
export function unloadedCatalogs(source: string): string[] {
  return globSync('**/locales/*.po', { cwd: source })
    .map((file) => path.join(source, file))
    .filter((catalog) => !isLoaded(catalog))
}

function isLoaded(catalog: string): boolean {
  const feature = path.dirname(path.dirname(catalog))
  return globSync('**/*.{ts,tsx}', { cwd: feature }).some((file) =>
    readFileSync(path.join(feature, file), 'utf8').includes(`./locales/${path.basename(catalog)}`),
  )
}
