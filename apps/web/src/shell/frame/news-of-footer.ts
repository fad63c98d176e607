import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { frameCatalog } from './catalog.ts'
import { linksOfEverySite } from './footer-of.ts'

type Site = Pick<SiteContext, 'content' | 'footer' | 'i18n' | 'locale'>

/** Shows the editors' current footer. If it cannot be read, the present footer stays; an empty footer gets the default links. */
export async function takeNewsOfFooter({ content, footer, i18n, locale }: Site): Promise<void> {
  const read = await content()
    .then((client) => client.footer())
    .catch(() => undefined)
  if (read) footer.setState(() => read)
  else if (footer.state.groups.length === 0) {
    await loadCatalog(i18n, frameCatalog)
    footer.setState(() => linksOfEverySite(i18n, locale))
  }
}
