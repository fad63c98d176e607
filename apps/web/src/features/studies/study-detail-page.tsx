import type { Criterion } from '@clairmemoire/domain/study'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../platform/site/use-site.ts'
import { Cautions } from './cautions.tsx'
import { criterionText } from './criteria.copy.ts'
import type { StudyPageData } from './load-study.ts'
import { StudyFacts } from './study-facts.tsx'
import { StudyOrigin } from './study-origin.tsx'
import { StatusTag } from './study-status.tsx'
import { TalkFirst } from './talk-first.tsx'

export function StudyDetailPage({ study, introduction, text }: Omit<StudyPageData, 'pageText'>) {
  const { name, slug } = study
  return (
    <>
      <Hero
        tag={<StatusTag status={study.status} />}
        title={introduction.title}
        lead={introduction.description.join(' ')}
        actions={
          <Actions>
            <Link to="/trial-finder" search={{ trial: slug }} className={buttonClass('primary')}>
              <Trans id="studies.detail.finder">Voir si cette étude me correspond</Trans>
            </Link>
          </Actions>
        }
      >
        <StudyFacts study={study} />
      </Hero>
      <Section>
        <Split aside={<TalkFirst name={name} slug={slug} />}>
          <Prose>
            <Criteria criteria={study.criteria} />
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
              {introduction.questionsToAsk.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
            <StudyOrigin study={study} />
          </Prose>
        </Split>
      </Section>
      <Section tone="sand" labelledBy="cautions">
        <Cautions />
      </Section>
    </>
  )
}

function Criteria({ criteria }: { criteria: readonly Criterion[] }) {
  const { locale } = useSite()
  const { i18n } = useLingui()
  const textOf = (some: readonly Criterion[]) =>
    some.map((criterion) => ({
      id: criterion.id,
      state: 'info' as const,
      text: criterionText(criterion, i18n, locale),
    }))
  const known = criteria.filter(({ kind }) => kind !== 'checked_by_team')
  const checked = criteria.filter(({ kind }) => kind === 'checked_by_team')
  return (
    <>
      <h2>
        <Trans id="studies.detail.may-take-part">Vous pourriez participer si</Trans>
      </h2>
      <CriteriaList items={textOf(known)} />
      {checked.length > 0 && (
        <>
          <h2>
            <Trans id="studies.detail.checked-with-you">Ce que l’équipe vérifierait avec vous</Trans>
          </h2>
          <CriteriaList items={textOf(checked)} />
        </>
      )}
    </>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}
