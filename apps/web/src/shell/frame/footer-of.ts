import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Locale } from '@clairmemoire/domain/locale'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Content } from '../../platform/content/content.ts'
import { publicPath } from '../../routing/public-paths.ts'
import { pageOf } from '../../routing/site-map.ts'

const words = {
  research: msg({ id: 'shell.footer.research', message: 'Recherche' }),
  studies: msg({ id: 'shell.menu.clinical-trials', message: 'Études' }),
  finder: msg({ id: 'shell.footer.trial-finder', message: 'Trouver une étude' }),
}

/** The editors' footer, or the default links if it cannot be read or is missing in a language (R2-81). */
export async function footerOf(content: Content, i18n: I18n, locale: Locale): Promise<Footer> {
  const footer = await content.footer().catch(() => undefined)
  return footer ?? linksOfEverySite(i18n, locale)
}

export function linksOfEverySite(i18n: I18n, locale: Locale): Footer {
  const link = (screen: 'StudiesHome' | 'TrialFinder') => publicPath(pageOf(screen), locale)
  return {
    groups: [
      {
        title: i18n._(words.research),
        entries: [
          { name: i18n._(words.studies), link: link('StudiesHome') },
          { name: i18n._(words.finder), link: link('TrialFinder') },
        ],
      },
    ],
  }
}
