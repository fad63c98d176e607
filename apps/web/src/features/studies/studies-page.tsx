import { CardList } from '@clairmemoire/ui/card-list'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Section } from '@clairmemoire/ui/section'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { StudyCard, type StudyEntry } from '../../study-entries/index.ts'
import { Cautions } from './cautions.tsx'

export function StudiesPage({ studies }: { studies: readonly StudyEntry[] }) {
  return (
    <>
      <Hero
        title={<Trans id="studies.home.title">Essais cliniques sur la mémoire</Trans>}
        lead={
          <Trans id="studies.home.lead">
            À qui s’adresse chaque étude, ce qu’elle demande et où elle en est. Nous ne montrons que des faits dont la
            source est publique.
          </Trans>
        }
        actions={
          <Actions>
            <Link to="/trial-finder" className={buttonClass('primary')}>
              <Trans id="studies.home.finder">Voir si une étude me correspond</Trans>
            </Link>
          </Actions>
        }
      />
      <Section labelledBy="studies">
        <h2 id="studies">
          <Plural id="studies.home.count" value={studies.length} one="# étude présentée" other="# études présentées" />
        </h2>
        <CardList>
          {studies.map((study) => (
            <StudyCard key={study.slug} study={study} />
          ))}
        </CardList>
      </Section>
      <Section tone="sand" labelledBy="cautions">
        <Cautions />
      </Section>
    </>
  )
}
