import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { CardList } from '@clairmemoire/ui/card-list'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { StudyCard } from '../../study-entries/index.ts'
import type { HomePageData } from './home-page-data.ts'

/** A single study stands beside the words, several below them; without any the words still lead to the list. */
export function StudiesNow({ studies }: Pick<HomePageData, 'studies'>) {
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
