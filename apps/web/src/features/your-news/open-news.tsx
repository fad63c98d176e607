import type { News } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NotDoneNotice, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { publicPath } from '../../routing/public-paths.ts'
import { siteAddress } from '../../routing/site-address.ts'
import { pageOf } from '../../routing/site-map.ts'
import { confirmNews, type NewsList, stopNews } from './your-news.queries.ts'

interface OpenNewsProps {
  site: SiteContext
  id: string
  news: News
  onConfirmed: (news: News) => void
  /** Called if some news was stopped and other news remains. */
  onChanged: () => void
  onStopped: () => void
}

/** Buttons confirm or stop the news. A visit to the link alone changes nothing, because mail programs may follow links. */
export function OpenNews({ site, id, news, onConfirmed, onChanged, onStopped }: OpenNewsProps) {
  const confirming = useSend(() => confirmNews(site.api, id), { onSuccess: onConfirmed })
  const stopping = useSend((list: NewsList | undefined) => stopNews(site.api, id, list), {
    onSuccess: (_, list) => (list === undefined && !keepsOthers ? onStopped() : onChanged()),
  })
  const isPending = confirming.isPending || stopping.isPending
  const confirm = () => {
    stopping.reset()
    confirming.mutate()
  }
  const stop = (list?: NewsList) => {
    confirming.reset()
    stopping.mutate(list)
  }
  // A person who refuses somebody else's request keeps the news that they have confirmed before.
  const keepsOthers = !news.confirmed && news.lists.length > 0
  const numberEnds = news.number_ends
  const date = formatPlainDate(site.locale, news.expires_on)
  return (
    <Section width="column">
      <Stack>
        {news.confirmed ? <Confirmed news={news} site={site} /> : <ToConfirm lists={news.asked} />}
        {numberEnds === undefined ? null : (
          <p>
            <Trans id="your-news.by-sms">Ces nouvelles viennent par SMS, au numéro qui finit par {numberEnds}.</Trans>
          </p>
        )}
        <NotDoneNotice failure={confirming.failure ?? stopping.failure} />
        <Actions>
          {news.confirmed ? null : (
            <Button kind="primary" aria-disabled={isPending} onClick={() => isPending || confirm()}>
              <Trans id="your-news.confirm">Oui, écrivez-moi</Trans>
            </Button>
          )}
          {news.confirmed && news.lists.length > 1
            ? news.lists.map((list) => (
                <Button key={list} kind="quiet" aria-disabled={isPending} onClick={() => isPending || stop(list)}>
                  {list === 'programme' ? (
                    <Trans id="your-news.stop.programme">Ne plus recevoir de nouvelles de MemHop</Trans>
                  ) : (
                    <Trans id="your-news.stop.studies">Ne plus recevoir de nouvelles des études</Trans>
                  )}
                </Button>
              ))
            : null}
          <Button kind="quiet" aria-disabled={isPending} onClick={() => isPending || stop()}>
            {news.confirmed ? (
              <Trans id="your-news.stop">Ne plus recevoir de nouvelles</Trans>
            ) : keepsOthers ? (
              <Trans id="your-news.refuse-change">Non, ne changez rien</Trans>
            ) : numberEnds === undefined ? (
              <Trans id="your-news.refuse">Non, effacez mon adresse</Trans>
            ) : (
              <Trans id="your-news.refuse-number">Non, effacez mon numéro</Trans>
            )}
          </Button>
        </Actions>
        <p>
          <Trans id="your-news.expires">Tout s’efface automatiquement le {date}.</Trans>
        </p>
      </Stack>
    </Section>
  )
}

function ToConfirm({ lists }: { lists: News['asked'] }) {
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans id="your-news.confirm.title">Voulez-vous recevoir nos nouvelles ?</Trans>
      </h1>
      {lists.includes('new_studies') ? (
        <p>
          <Trans id="your-news.confirm.studies">Il s’agit des nouvelles des études qui ouvrent.</Trans>
        </p>
      ) : null}
      {lists.includes('programme') ? (
        <p>
          <Trans id="your-news.confirm.programme">Il s’agit des nouvelles de MemHop.</Trans>
        </p>
      ) : null}
      <p>
        <Trans id="your-news.confirm.text">
          Tant que vous ne dites pas oui, nous ne vous écrivons pas. Vous pourrez tout arrêter à tout moment.
        </Trans>
      </p>
    </>
  )
}

function Confirmed({ news, site }: Pick<OpenNewsProps, 'news' | 'site'>) {
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans id="your-news.page.title">Vos nouvelles</Trans>
      </h1>
      {news.lists.includes('new_studies') ? (
        <>
          <p>
            {news.matched ? (
              <Trans id="your-news.matched">
                Nous vous écrivons quand une étude ouvre et peut convenir, d’après les réponses que nous gardons.
              </Trans>
            ) : (
              <Trans id="your-news.all">Nous vous écrivons quand une étude ouvre dans votre pays.</Trans>
            )}
          </p>
          <OpenedStudies studies={news.opened} site={site} />
        </>
      ) : null}
      {news.lists.includes('programme') ? (
        <p>
          <Trans id="your-news.programme">Une personne de l’équipe vous écrit au sujet de MemHop.</Trans>
        </p>
      ) : null}
    </>
  )
}

interface OpenedStudiesProps {
  studies: News['opened']
  site: Pick<SiteContext, 'locale' | 'settings'>
}

/** Lists the newly opened studies with links to their pages on either site, and a link to the trial finder. */
function OpenedStudies({ studies, site: { locale, settings } }: OpenedStudiesProps) {
  if (studies.length === 0)
    return (
      <p>
        <Trans id="your-news.none">Rien de nouveau pour le moment. Nous regardons chaque jour.</Trans>
      </p>
    )
  return (
    <Prose>
      <h2>
        <Trans id="your-news.opened">Ces études ont ouvert</Trans>
      </h2>
      <LinkList
        links={studies.map(({ trial_code: code, name, slug, locale: own }) =>
          own === locale ? (
            <Link key={code} to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
              {name}
            </Link>
          ) : (
            <a
              key={code}
              href={siteAddress(own, publicPath(pageOf('StudyDetail'), own, { trial_name: slug }), settings)}
            >
              {name}
            </a>
          ),
        )}
      />
      <p>
        <Trans id="your-news.suits">
          Seule l’équipe d’une étude peut confirmer une participation.{' '}
          <Link to="/trial-finder">Voyez d’abord si une étude peut convenir</Link>.
        </Trans>
      </p>
    </Prose>
  )
}
