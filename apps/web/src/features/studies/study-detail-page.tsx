import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Cautions } from './cautions.tsx'
import type { CriterionLine, StudyPageData } from './study-page-data.ts'
import { StudyOrigin } from './study-origin.tsx'
import { TalkFirst } from './talk-first.tsx'

export function StudyDetailPage({
  study,
  status,
  facts,
  criteria,
  places,
  lead,
  questionsToAsk,
  text,
  version,
  pageText,
}: StudyPageData) {
  const { name, slug } = study
  return (
    <>
      <Hero
        tag={<Tag>{status}</Tag>}
        title={pageText.title}
        lead={lead}
        actions={
          <Actions>
            <Link to="/trial-finder" search={{ trial: slug }} className={buttonClass('primary')}>
              <Trans id="studies.detail.finder">Voir si cette étude me correspond</Trans>
            </Link>
          </Actions>
        }
      >
        <FactList facts={facts} />
      </Hero>
      <Section>
        <Split aside={<TalkFirst name={name} slug={slug} />}>
          <Prose>
            <Criteria {...criteria} />
            <h2>
              <Trans id="studies.detail.what-it-tests">Ce que l’étude cherche à savoir</Trans>
            </h2>
            <Paragraphs texts={text.whatItTests} />
            <h2>
              <Trans id="studies.detail.what-happens">Ce qui est prévu</Trans>
            </h2>
            <Paragraphs texts={text.whatHappens} />
            {text.partner && (
              <>
                <h2>
                  <Trans id="studies.detail.partner">La place d’un proche</Trans>
                </h2>
                <p>{text.partner}</p>
              </>
            )}
            <h2>
              <Trans id="studies.detail.good-to-know">Bon à savoir</Trans>
            </h2>
            <ul>
              {text.goodToKnow.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <h2>
              <Trans id="studies.detail.questions">Questions à poser pendant l’appel</Trans>
            </h2>
            <p>
              <Trans id="studies.detail.questions-why">
                Nous n’avons pas encore ces informations. Vous pouvez lire ces questions à la personne qui vous appelle.
              </Trans>
            </p>
            <ul>
              {questionsToAsk.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
            <StudyOrigin study={study} places={places} text={text} version={version} />
          </Prose>
        </Split>
      </Section>
      <Section tone="sand" labelledBy="cautions">
        <Cautions />
      </Section>
    </>
  )
}

function Criteria({ known, checked }: StudyPageData['criteria']) {
  const itemsOf = (lines: readonly CriterionLine[]) => lines.map((line) => ({ ...line, state: 'info' as const }))
  return (
    <>
      <h2>
        <Trans id="studies.detail.may-take-part">Vous pourriez participer si</Trans>
      </h2>
      <CriteriaList items={itemsOf(known)} />
      {checked.length > 0 && (
        <>
          <h2>
            <Trans id="studies.detail.checked-with-you">Ce que l’équipe vérifierait avec vous</Trans>
          </h2>
          <CriteriaList items={itemsOf(checked)} />
        </>
      )}
    </>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}
