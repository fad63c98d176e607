import { Trans } from '@lingui/react/macro'
import { feedPath } from '../../routing/feed-path.ts'

/** For programs that gather news; browsers and such programs also find it in the head of the page. */
export function FeedLink() {
  return (
    <p>
      <link rel="alternate" type="application/atom+xml" href={feedPath} />
      <Trans id="articles.feed">
        Vous lisez les nouvelles dans un lecteur de flux ? <a href={feedPath}>Voici le flux de nos articles</a>.
      </Trans>
    </p>
  )
}
