import { pageOf, type Screen } from '../routing/site-map.ts'
import { articlesEntry, type MenuEntry, offersEntry, partnersEntry, professionalsEntry, studiesEntry } from './menus.ts'

/** The pages that others stand below. */
const parents: readonly MenuEntry[] = [offersEntry, studiesEntry, articlesEntry, partnersEntry, professionalsEntry]

/** The page that another one stands below, beside the home page. */
export function parentEntry(screen: Screen): MenuEntry | undefined {
  const { path } = pageOf(screen)
  return parents.find(({ to }) => path.startsWith(`${to}/`))
}
