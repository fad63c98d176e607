import { type Page, siteMap } from './site-map.ts'

/** The file of `src/routes` that declares the path of a row, as the router names it: `essais-cliniques.$trial_name.tsx`. */
export function routeFileOf({ path }: Pick<Page, 'path'>, pages: readonly Pick<Page, 'path'>[] = siteMap): string {
  const name = path.slice(1).replaceAll('/', '.').replaceAll(':', '$')
  const isParent = pages.some((other) => other.path.startsWith(`${path}/`))
  if (path === '/') return 'index.tsx'
  return isParent ? `${name}.index.tsx` : `${name}.tsx`
}
