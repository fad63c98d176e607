import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Comparison } from '@clairmemoire/ui/comparison'
import { Hero } from '@clairmemoire/ui/hero'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ComparisonData } from './comparison-data.ts'
import { KeptStudiesSection } from './kept-studies-section.tsx'

/** Two or three studies side by side, and those that this device keeps. */
export function ComparisonPage({ studies, lines, isCut, words, pageText }: ComparisonData) {
  const { t } = useLingui()
  return (
    <>
      <Hero
        title={pageText.title}
        lead={
          <Trans id="studies.comparison.lead">
            Cochez deux ou trois études dans la liste, puis comparez-les ici. Vous pouvez aussi les garder pour en
            parler avec un proche ou avec votre médecin.
          </Trans>
        }
        actions={
          <Actions>
            <Link to="/essais-cliniques" hash="studies" className={buttonClass('primary')}>
              <Trans id="studies.comparison.choose">Choisir des études dans la liste</Trans>
            </Link>
          </Actions>
        }
      />
      {studies.length > 0 && (
        <Section labelledBy="compared">
          <Stack>
            <h2 id="compared">
              <Trans id="studies.comparison.side-by-side">Côte à côte</Trans>
            </h2>
            {isCut && (
              <p>
                <Trans id="studies.comparison.cut">
                  Trois études au plus tiennent côte à côte : voici les trois premières.
                </Trans>
              </p>
            )}
            <Comparison
              caption={t({ id: 'studies.comparison.caption', message: 'Les études côte à côte' })}
              subject={<Trans id="studies.comparison.subject">Question</Trans>}
              columns={studies.map(({ name, slug }) => ({ id: slug, label: name }))}
              rows={[
                ...lines.map(({ term, values }) => ({ id: term, term, values })),
                {
                  id: 'more',
                  term: <Trans id="studies.comparison.more">Pour aller plus loin</Trans>,
                  values: studies.map(({ name, slug }) => (
                    <Link key={slug} to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
                      <Trans id="studies.comparison.link">Tout savoir sur {name}</Trans>
                    </Link>
                  )),
                },
              ]}
            />
          </Stack>
        </Section>
      )}
      <KeptStudiesSection studies={studies} words={words} />
    </>
  )
}
