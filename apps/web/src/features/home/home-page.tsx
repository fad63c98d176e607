import { productName } from '@clairmemoire/domain/product'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Arcs, type Drawing } from '@clairmemoire/ui/arcs'
import { buttonClass } from '@clairmemoire/ui/button'
import { Card, CardList } from '@clairmemoire/ui/card'
import { Hero } from '@clairmemoire/ui/hero'
import { Pillars } from '@clairmemoire/ui/pillars'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Steps } from '@clairmemoire/ui/steps'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../platform/site/use-site.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { StudyCard } from '../../study-entries/index.ts'
import type { HomePageData } from './home-page-data.ts'
import { ForWhom, GoodToKnow, WhoIsBehind } from './home-sections.tsx'

export function HomePage({ rings, forWhom, steps, studies, behind, caller, pillars, articles }: HomePageData) {
  return (
    <>
      <Welcome rings={rings} />
      <ForWhom people={forWhom} />
      <NextSteps steps={steps} />
      <StudiesNow studies={studies} />
      <WhoIsBehind ways={behind} caller={caller} />
      <FivePillars pillars={pillars} />
      <LatestArticles articles={articles} />
      <GoodToKnow />
    </>
  )
}

function NextSteps({ steps }: Pick<HomePageData, 'steps'>) {
  return (
    <Section labelledBy="steps">
      <h2 id="steps">
        <Trans id="home.steps.title">Trouver une étude : ce qui se passe</Trans>
      </h2>
      <Steps steps={steps} />
    </Section>
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
      <Actions>
        <PageLink to={locale === 'fr' ? '/memhop' : '/our-approach'} className={buttonClass('quiet')}>
          <Trans id="home.pillars.link">Ce que l’on sait de ces cinq piliers</Trans>
        </PageLink>
      </Actions>
    </Section>
  )
}

function LatestArticles({ articles }: Pick<HomePageData, 'articles'>) {
  if (articles.length === 0) return null
  return (
    <Section tone="mist" labelledBy="articles">
      <h2 id="articles">
        <Trans id="home.articles.title">À lire en ce moment</Trans>
      </h2>
      <CardList>
        {articles.map(({ slug, title, description, sample }) => (
          <Card
            key={slug}
            tag={
              sample && (
                <Tag tone="honey">
                  <Trans id="home.articles.sample">Exemple, non relu par un médecin</Trans>
                </Tag>
              )
            }
            title={
              <Link to="/our-articles/article/$slug" params={{ slug }}>
                {title}
              </Link>
            }
          >
            <p>{description}</p>
          </Card>
        ))}
      </CardList>
      <Actions>
        <PageLink to="/our-articles" className={buttonClass('quiet')}>
          <Trans id="home.articles.all">Voir tous les articles</Trans>
        </PageLink>
      </Actions>
    </Section>
  )
}

/** A single study stands beside the words, several below them; without any the words still lead to the list. */
function StudiesNow({ studies }: Pick<HomePageData, 'studies'>) {
  const cards = studies.map((study) => <StudyCard key={study.slug} study={study} />)
  return (
    <Section tone="mist" labelledBy="research">
      <Split beside={cards.length === 1 && cards}>
        <Invitation />
      </Split>
      {cards.length > 1 && <CardList>{cards}</CardList>}
    </Section>
  )
}

function Invitation() {
  return (
    <>
      <h2 id="research">
        <Trans id="home.research.title">Les études en ce moment</Trans>
      </h2>
      <p>
        <Trans id="home.research.text">
          La recherche sur la mémoire évalue des traitements à l’étude, ou des façons de repérer un trouble plus tôt.
          Personne ne sait d’avance si une étude sera utile à ceux qui y participent. Vous êtes libre de dire non, et
          d’arrêter à tout moment.
        </Trans>
      </p>
      <Actions>
        <Link to="/essais-cliniques" className={buttonClass('quiet')}>
          <Trans id="home.research.all">Voir tous les essais cliniques</Trans>
        </Link>
        <Link to="/your-news" className={buttonClass('quiet')}>
          <Trans id="home.research.news">Recevoir un e-mail quand une étude ouvre</Trans>
        </Link>
      </Actions>
    </>
  )
}

/** What this is, and what a person can do now. */
function Welcome({ rings }: { rings: Drawing }) {
  const { locale, settings } = useSite()
  const phone = formatPhone(settings.contactPhone)
  return (
    <Hero
      title={<Trans id="home.hero.title">Un doute sur la mémoire ? Avançons pas à pas.</Trans>}
      lead={
        <Trans id="home.hero.lead">
          {productName} est une clinique en ligne dédiée aux troubles de la mémoire et de la réflexion. Elle aide à les
          repérer tôt et à organiser la suite avec vos médecins.
        </Trans>
      }
      actions={
        <Actions>
          <PageLink to="/questionnaire" className={buttonClass('primary')}>
            <Trans id="home.hero.test">Tester ma mémoire</Trans>
          </PageLink>
          <Link to="/trial-finder" className={buttonClass('quiet')}>
            <Trans id="home.hero.action">Trouver un essai clinique</Trans>
          </Link>
          {locale === 'fr' && (
            <PageLink to="/offers/consultation" className={buttonClass('quiet')}>
              <Trans id="home.hero.consult">Consulter un médecin</Trans>
            </PageLink>
          )}
          <a href={`tel:${settings.contactPhone}`} className={buttonClass('link')}>
            <Trans id="home.hero.call">Appeler le {phone}</Trans>
          </a>
        </Actions>
      }
      note={
        <Trans id="home.hero.note">
          Prenez votre temps. Vos réponses restent sur votre appareil tant que vous n’acceptez pas de les envoyer.
        </Trans>
      }
      drawing={<Arcs drawing={rings} />}
    />
  )
}
