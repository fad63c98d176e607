import { formatPhone } from '@clairmemoire/i18n/phone'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { keptKeyPart, OpeningView, useKeptKey, useLoadedView } from '../../own-results/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone } from '../../platform/site/use-contact-phone.ts'
import { yourNewsCatalog } from './catalog.ts'

interface YourNewsPageProps {
  site: SiteContext
  title: string
}

/** The news that a mail on this device led to last. */
export const ownNews = keptKeyPart('own-news')

const catalogs = [yourNewsCatalog, formFlowCatalog]
const newsView = { load: async () => (await import('./news-view.tsx')).NewsView, catalogs }
const askView = { load: async () => (await import('./ask-for-news.tsx')).AskForNews, catalogs }

const opening = (
  <OpeningView>
    <Trans id="your-news.looking">Un instant, nous ouvrons vos nouvelles…</Trans>
  </OpeningView>
)

/** The news that a mail leads to, to confirm, to read and to stop; without a key, how to ask for them. */
export function YourNewsPage({ site, title }: YourNewsPageProps) {
  const { known, forget } = useKeptKey(site, ownNews)
  const id = known.kind === 'known' ? known.id : undefined
  const loaded = useLoadedView(site, id !== undefined, newsView)
  const [isAsked, setAsked] = useState(false)
  const asked = useLoadedView(site, isAsked, askView)
  if (id === undefined)
    return known.kind === 'asking' ? (
      opening
    ) : (
      <WithoutNews
        isStopped={known.kind === 'erased'}
        form={asked && <asked.View site={site} />}
        onAsk={() => setAsked(true)}
      />
    )
  return loaded ? (
    <loaded.View
      key={id}
      site={site}
      client={loaded.client}
      id={id}
      opening={opening}
      title={title}
      onForget={forget}
    />
  ) : (
    opening
  )
}

interface WithoutNewsProps {
  isStopped: boolean
  /** Asks for news; undefined until it is loaded. */
  form: ReactNode
  onAsk: () => void
}

/** What news are and how to ask for them: readable before and without JavaScript. */
function WithoutNews({ isStopped, form, onAsk }: WithoutNewsProps) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={<Trans id="your-news.page.title">Vos nouvelles</Trans>}
        lead={
          <Trans id="your-news.without.lead">
            Nous pouvons vous écrire quand une étude ouvre. Chaque e-mail a un lien pour tout arrêter.
          </Trans>
        }
      >
        {isStopped ? (
          <Notice tone="success" announce>
            <p>
              <Trans id="your-news.stopped">
                C’est fait : nous ne vous enverrons plus de nouvelles. Ce que nous gardions pour cela est effacé.
              </Trans>
            </p>
          </Notice>
        ) : null}
      </Hero>
      <Section width="column">
        <Disclosure
          summary={<Trans id="your-news.ask.title">Recevoir un e-mail quand une étude ouvre</Trans>}
          onOpen={onAsk}
        >
          {form ?? (
            <p>
              <Trans id="your-news.ask.by-phone">Vous pouvez aussi le demander par téléphone, au {number}.</Trans>
            </p>
          )}
        </Disclosure>
      </Section>
    </>
  )
}
