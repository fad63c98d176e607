import { type Page, siteMap } from './site-map.ts'

/**
 * The file of `src/routes` that declares the path of a row. The router requires its name, such as `essais-cliniques.$trial_name.tsx`. All
 * pages that show only a document share one file.
 */
export function routeFileOf(
  { path, document }: Pick<Page, 'path' | 'document'>,
  pages: readonly Pick<Page, 'path'>[] = siteMap,
): string {
  if (document === true) return '$.tsx'
  const name = path.slice(1).replaceAll('/', '.').replaceAll(':', '$')
  const isParent = pages.some((other) => other.path.startsWith(`${path}/`))
  if (path === '/') return 'index.tsx'
  return isParent ? `${name}.index.tsx` : `${name}.tsx`
}
