import { isCountry } from '@clairmemoire/domain/country'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryView, useDocumentTitle } from '../../form-flow/index.ts'
import type { PrivateViewProps } from '../../private-views/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import { useCountryOf } from '../../platform/site/site-hooks.ts'
import { OpenNews } from './open-news.tsx'
import { newsQuery } from './your-news.queries.ts'

/** Loads the news on each visit, because another device may have confirmed or stopped the news. */
function LoadedNews({ site, id, title, opening, onForget }: PrivateViewProps) {
  const client = useQueryClient()
  const query = newsQuery(site.api, id)
  const newsResult = useQuery({ ...query, retry: false })
  const { data, refetch } = newsResult
  useCountryOf(isCountry(data?.country) ? data.country : undefined)
  useDocumentTitle(title)
  return (
    <QueryView
      query={newsResult}
      opening={opening}
      gone={<UnknownNews onForget={() => onForget('none')} />}
      failureTitle={<Trans id="your-news.failure.title">Vos nouvelles ne s’affichent pas pour le moment</Trans>}
      failureText={<Trans id="your-news.failure.next">Rien n’a changé. Vous pouvez réessayer dans un moment.</Trans>}
      stepOf={({ confirmed, lists }) => `news ${confirmed} ${lists.join()}`}
    >
      {(news) => (
        <OpenNews
          site={site}
          id={id}
          news={news}
          onConfirmed={(confirmed) => client.setQueryData(query.queryKey, confirmed)}
          onChanged={() => void refetch()}
          onStopped={() => onForget('erased')}
        />
      )}
    </QueryView>
  )
}

export const NewsView = withClient(LoadedNews)

/** Shown if the key is unknown or its data were erased. */
function UnknownNews({ onForget }: { onForget: () => void }) {
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="your-news.unknown.title">Ce lien ne sert plus</Trans>
        </h1>
        <p>
          <Trans id="your-news.unknown.text">
            Vos nouvelles sont arrêtées, ou le délai pour confirmer est passé, ou le lien est incomplet. Nous ne vous
            écrivons plus à cause de ce lien.
          </Trans>
        </p>
        <Actions>
          <Button kind="primary" onClick={onForget}>
            <Trans id="your-news.unknown.again">Recevoir de nouveau nos nouvelles</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
