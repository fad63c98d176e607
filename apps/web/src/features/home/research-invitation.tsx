import { Card } from '@clairmemoire/ui/card'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

export function ResearchInvitation() {
  return (
    <Section tone="mist" labelledBy="research">
      <Split
        beside={
          <Card
            title={<Trans id="home.research.card.title">Les études présentées</Trans>}
            action={
              <Link to="/essais-cliniques">
                <Trans id="home.research.card.link">Voir les essais cliniques</Trans>
              </Link>
            }
          >
            <p>
              <Trans id="home.research.card.text">
                À qui elles s’adressent, ce qu’elles demandent et le jour de notre dernière vérification.
              </Trans>
            </p>
          </Card>
        }
      >
        <h2 id="research">
          <Trans id="home.research.title">Participer à la recherche</Trans>
        </h2>
        <p>
          <Trans id="home.research.text">
            La recherche sur la mémoire évalue des traitements à l’étude, ou des façons de repérer un trouble plus tôt.
            Personne ne sait d’avance si une étude sera utile à ceux qui y participent. Vous êtes libre de dire non, et
            d’arrêter à tout moment.
          </Trans>
        </p>
      </Split>
    </Section>
  )
}
