import { siteOrigin } from '@clairmemoire/domain/site-host'
import { listingOf } from '@clairmemoire/studies/catalogue'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SiteContext } from '../../platform/site/site-context.ts'

interface OpenedStudiesProps {
  codes: readonly string[]
  site: Pick<SiteContext, 'locale' | 'environment' | 'settings'>
}

/** The studies that opened, each with its page, on whichever site it has one; and the way to see whether one suits. */
export function OpenedStudies({ codes, site: { locale, environment, settings } }: OpenedStudiesProps) {
  const studies = codes.flatMap((code) => listingOf(code) ?? [])
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
        links={studies.map(({ code, name, slug, locale: own }) =>
          own === locale ? (
            <Link key={code} to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
              {name}
            </Link>
          ) : (
            <a key={code} href={siteOrigin(own, environment, settings.hosts) + trialMatch(code, own).link}>
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
