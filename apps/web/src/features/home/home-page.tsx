import { Accordion } from '@clairmemoire/ui/accordion'
import { Split } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Pillars } from '@clairmemoire/ui/pillars'
import { Section } from '@clairmemoire/ui/section'
import { Steps } from '@clairmemoire/ui/steps'
import { CompactFacts } from '@clairmemoire/ui/study-facts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../platform/site/site-hooks.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { pageData } from '../../routing/page-loader.ts'
import { newsOfStudies, StatusTag } from '../../study-entries/index.ts'
import { type HomePageData, homePageData } from './home-page-data.ts'
import { ForWhom, GoodToKnow, WhoIsBehind } from './home-sections.tsx'
import { Welcome } from './welcome.tsx'

export function HomePage({
  forWhom,
  steps,
  studies,
  inOwnCountry,
  behind,
  answerTime,
  pillars,
  articles,
}: HomePageData) {
  return (
    <>
      <Welcome />
      <ForWhom people={forWhom} />
      <StudiesNow studies={studies} steps={steps} inOwnCountry={inOwnCountry} />
      <WhoIsBehind ways={behind} answerTime={answerTime} />
      <FivePillars pillars={pillars} />
      <GoodToKnow articles={articles} />
    </>
  )
}

function FivePillars({ pillars }: Pick<HomePageData, 'pillars'>) {
  const { locale } = useSite()
  return (
    <Section labelledBy="pillars">
      <h2 id="pillars">
        <Trans id="home.pillars.title">Cinq piliers pour tous les jours</Trans>
      </h2>
      <Pillars pillars={pillars} />
      <LinkList
        links={[
          <PageLink key="pillars" to={locale === 'fr' ? '/memhop' : '/our-approach'}>
            <Trans id="home.pillars.link">Ce que l’on sait de ces cinq piliers</Trans>
          </PageLink>,
        ]}
      />
    </Section>
  )
}

/** Shows some studies and the steps to take part; without studies, the text still links to the list. */
function StudiesNow({ studies, steps, inOwnCountry }: Pick<HomePageData, 'studies' | 'steps' | 'inOwnCountry'>) {
  return (
    <Section tone="sand" labelledBy="research">
      <Split
        beside={
          <Accordion
            entries={[
              ...studies.map(({ slug, name, title, facts, status, statusLabel, checked }) => ({
                id: `study-${slug}`,
                title: (
                  <>
                    {title} <StatusTag status={status}>{statusLabel}</StatusTag>
                  </>
                ),
                content: (
                  <>
                    <CompactFacts facts={facts} />
                    <p>
                      <Trans id="home.research.checked">
                        Étude {name}, vérifiée le {checked}
                      </Trans>
                    </p>
                    <LinkList
                      links={[
                        <Link key={slug} to="/essais-cliniques/$trial_name" params={{ trial_name: slug }}>
                          <Trans id="home.research.more">En savoir plus sur {name}</Trans>
                        </Link>,
                      ]}
                    />
                  </>
                ),
              })),
              {
                id: 'steps',
                title: <Trans id="home.steps.title">Trouver une étude : ce qui se passe</Trans>,
                content: <Steps steps={steps} headingLevel="h4" />,
              },
            ]}
          />
        }
      >
        <Invitation inOwnCountry={inOwnCountry} />
      </Split>
    </Section>
  )
}

function Invitation({ inOwnCountry }: Pick<HomePageData, 'inOwnCountry'>) {
  const { i18n } = useLingui()
  return (
    <>
      <h2 id="research">
        <Trans id="home.research.title">Les études en ce moment</Trans>
      </h2>
      <p>
        <Trans id="home.research.text">
          Personne ne sait d’avance si une étude sera utile à ceux qui y participent. Vous êtes libre de dire non, et
          d’arrêter à tout moment.
        </Trans>
      </p>
      {inOwnCountry === undefined ? null : (
        <p>
          <Trans id="home.research.in-own-country">
            Ces études sont en France. Celles des États-Unis sont décrites en anglais :{' '}
            <a href={inOwnCountry}>voir les études des États-Unis</a>.
          </Trans>
        </p>
      )}
      <LinkList
        links={[
          <Link key="all" to="/essais-cliniques">
            <Trans id="home.research.all">Voir toutes les études</Trans>
          </Link>,
          <Link key="news" to="/your-news">
            {i18n._(newsOfStudies)}
          </Link>,
        ]}
      />
    </>
  )
}

export const loadHome = pageData(__PAGE_DATA__ && (({ context }) => homePageData(context)))
