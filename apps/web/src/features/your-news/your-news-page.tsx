import { newsAddress, newsNumber } from '@clairmemoire/forms/your-news'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { storedKey, LoadedDisclosure, PrivatePage } from '../../private-views/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone } from '../../platform/site/site-hooks.ts'
import type { PageCopy, PageProps } from '../../routing/page-loader.ts'

export const yourNewsCopy: PageCopy = {
  catalog: { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  title: msg({ id: 'your-news.page.title', message: 'Vos nouvelles' }),
  description: msg({
    id: 'your-news.page.description',
    message: 'Recevez un e-mail quand une étude ouvre, confirmez votre adresse, ou ne recevez plus rien.',
  }),
}

/** The key of the last news link opened on this device. */
export const ownNews = storedKey('own-news')

const catalogs = [yourNewsCopy.catalog, formFlowCatalog]
const newsView = { load: async () => (await import('./news-view.tsx')).NewsView, catalogs }
const askView = { load: async () => (await import('./ask-for-news.tsx')).AskForNewsView, catalogs }

/** Shows the news of a mailed link, to confirm, read or stop them; without a key, a form to request news. */
export function YourNewsPage({ site, pageText }: PageProps) {
  return (
    <PrivatePage
      site={site}
      title={pageText.title}
      part={ownNews}
      view={newsView}
      opening={msg({ id: 'your-news.looking', message: 'Un instant, nous ouvrons vos nouvelles…' })}
      Without={WithoutNews}
    />
  )
}

function WithoutNews({ site, isErased }: { site: SiteContext; isErased: boolean }) {
  const number = formatPhone(useContactPhone())
  const sendsSms = site.settings.smsCountries.length > 0
  const { title } = sendsSms ? newsNumber : newsAddress
  return (
    <>
      <Hero
        title={<Trans id="your-news.page.title">Vos nouvelles</Trans>}
        lead={
          sendsSms ? (
            <Trans id="your-news.without.lead-sms">Chaque message a un lien pour tout arrêter.</Trans>
          ) : (
            <Trans id="your-news.without.lead">Chaque e-mail a un lien pour tout arrêter.</Trans>
          )
        }
      >
        {isErased ? (
          <Notice tone="success" announce>
            <p>
              <Trans id="your-news.stopped">
                C’est fait : nous ne vous enverrons plus de nouvelles. Ce que nous gardions pour cela est effacé.
              </Trans>
            </p>
          </Notice>
        ) : null}
      </Hero>
      <LoadedDisclosure site={site} view={askView} summary={title[site.locale]}>
        <p>
          <Trans id="your-news.ask.by-phone">Vous pouvez aussi le demander par téléphone, au {number}.</Trans>
        </p>
      </LoadedDisclosure>
    </>
  )
}
