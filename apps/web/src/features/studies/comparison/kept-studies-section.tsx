import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { catalogueOf } from '@clairmemoire/studies/catalogue'
import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { ComparisonData } from './comparison-data.ts'
import { useKeptStudies } from './use-kept-studies.ts'

/** The shortlist of this device: kept by one press, and never sent anywhere. */
export function KeptStudiesSection({ studies, words }: Pick<ComparisonData, 'studies' | 'words'>) {
  const { applicationState, locale }: SiteContext = useRouter().options.context
  const { slugs, keep } = useKeptStudies(applicationState)
  const kept = catalogueOf(locale).filter(({ slug }) => slugs.includes(slug))
  const further = studies.filter(({ slug }) => !slugs.includes(slug))
  return (
    <Section tone="mist" labelledBy="kept">
      <Stack>
        <h2 id="kept" tabIndex={-1}>
          <Trans id="studies.kept.title">Vos études gardées</Trans>
        </h2>
        <p>
          <Trans id="studies.kept.text">
            Une étude gardée reste sur cet appareil, un an au plus. Rien n’est envoyé, et vous pouvez tout effacer.
          </Trans>
        </p>
        {studies.length > 0 && (
          <Actions needsScript>
            {further.length > 0 ? (
              <Button kind="quiet" onClick={() => keep([...slugs, ...further.map(({ slug }) => slug)])}>
                <Trans id="studies.kept.keep">Garder ces études sur cet appareil</Trans>
              </Button>
            ) : (
              <output>{words.kept}</output>
            )}
          </Actions>
        )}
        {kept.length > 0 && (
          <>
            <LinkList
              links={kept.map(({ name, slug }) => (
                <Link key={slug} to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
                  {name}
                </Link>
              ))}
            />
            <Actions>
              <Link
                to="/essais-cliniques/comparaison"
                search={Object.fromEntries(kept.map(({ slug }) => [slug, '1']))}
                className={buttonClass('quiet')}
              >
                {words.compare}
              </Link>
              <Button kind="link" onClick={() => keep([])}>
                {words.forgetAll}
              </Button>
            </Actions>
          </>
        )}
      </Stack>
    </Section>
  )
}
