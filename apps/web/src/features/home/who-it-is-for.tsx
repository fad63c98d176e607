import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'

export function WhoItIsFor() {
  return (
    <Section labelledBy="for-whom">
      <h2 id="for-whom">
        <Trans id="home.for-whom.title">Pour vous, ou pour un proche</Trans>
      </h2>
      <CardList>
        <Card title={<Trans id="home.for-whom.self.title">Votre mémoire vous inquiète</Trans>}>
          <p>
            <Trans id="home.for-whom.self.text">
              Oublier un nom ou un rendez-vous arrive à tout le monde. Si cela change ou vous inquiète, parlez-en
              d’abord à votre médecin traitant.
            </Trans>
          </p>
        </Card>
        <Card title={<Trans id="home.for-whom.relative.title">Vous aidez un proche</Trans>}>
          <p>
            <Trans id="home.for-whom.relative.text">
              Avec son accord, vous pouvez répondre aux questions pour cette personne et demander à être appelé à sa
              place.
            </Trans>
          </p>
        </Card>
        <Card title={<Trans id="home.for-whom.research.title">La recherche vous intéresse</Trans>}>
          <p>
            <Trans id="home.for-whom.research.text">
              Certaines études s’adressent à des personnes qui n’ont pas de trouble de la mémoire.
            </Trans>
          </p>
        </Card>
      </CardList>
    </Section>
  )
}
