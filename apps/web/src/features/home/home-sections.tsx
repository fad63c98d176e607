import { Accordion } from '@clairmemoire/ui/accordion'
import { Drawing } from '@clairmemoire/ui/drawing'
import caller from '@clairmemoire/ui/drawings/caller.svg'
import tea from '@clairmemoire/ui/drawings/tea.svg'
import { Panel, Split } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Pillars } from '@clairmemoire/ui/pillars'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../platform/site/site-hooks.ts'
import { PageLink } from '../../routing/page-link.tsx'
import type { HomePageData } from './home-page-data.ts'

export function ForWhom({ people }: { people: HomePageData['forWhom'] }) {
  return (
    <Section labelledBy="for-whom">
      <h2 id="for-whom">
        <Trans id="home.for-whom.title">Par où commencer ?</Trans>
      </h2>
      <Pillars
        pillars={people.map(({ drawing, to, title, text }) => ({
          drawing,
          title: <PageLink to={to}>{title}</PageLink>,
          text,
        }))}
      />
    </Section>
  )
}

export function WhoIsBehind({ ways, answerTime }: WhoIsBehindProps) {
  return (
    <Section labelledBy="behind">
      <Split beside={<WhoCalls answerTime={answerTime} />}>
        <h2 id="behind">
          <Trans id="home.behind.title">Qui est derrière ce site</Trans>
        </h2>
        <Accordion
          entries={ways.map(({ to, title, text, label }) => ({
            id: `behind${to.replaceAll('/', '-')}`,
            title,
            content: (
              <>
                <p>{text}</p>
                <LinkList
                  links={[
                    <PageLink key={to} to={to}>
                      {label}
                    </PageLink>,
                  ]}
                />
              </>
            ),
          }))}
        />
      </Split>
    </Section>
  )
}

interface WhoIsBehindProps extends Pick<HomePageData, 'answerTime'> {
  ways: HomePageData['behind']
}

/** Describes the caller; shows their first name and the response time if these are known. */
function WhoCalls({ answerTime }: Pick<HomePageData, 'answerTime'>) {
  const { callerFirstName } = useSite().settings
  return (
    <Pillars
      pillars={[
        {
          drawing: caller,
          title:
            callerFirstName === undefined ? (
              <Trans id="home.caller.title">La personne qui vous appelle</Trans>
            ) : (
              <Trans id="home.caller.name">{callerFirstName}, la personne qui vous appelle</Trans>
            ),
          text: (
            <>
              <Trans id="home.caller.text">
                Elle fait partie de l’équipe des appels. Elle prend le temps de vous écouter et répond à vos questions.
                Elle ne pose pas de diagnostic, et vous restez libre de tout.
              </Trans>{' '}
              {answerTime && <Trans id="home.caller.answer-time">Réponse : {answerTime}</Trans>}
            </>
          ),
        },
      ]}
    />
  )
}

export function GoodToKnow({ articles }: Pick<HomePageData, 'articles'>) {
  return (
    <Section tone="sand" labelledBy="good-to-know">
      <Split beside={articles.length > 0 ? <LatestArticles articles={articles} /> : <Drawing src={tea} />}>
        <h2 id="good-to-know">
          <Trans id="home.good-to-know.title">Bon à savoir</Trans>
        </h2>
        <Prose>
          <ul>
            <li>
              <Trans id="home.good-to-know.forgetting">
                Oublier un nom ou un rendez-vous arrive à tout le monde. Si cela change ou vous inquiète, parlez-⁠en à un
                médecin.
              </Trans>
            </li>
            <li>
              <Trans id="home.good-to-know.no-diagnosis">
                Ce site informe et oriente. Il ne pose pas de diagnostic et ne remplace pas un médecin.
              </Trans>
            </li>
            <li>
              <Trans id="home.good-to-know.investigational">
                Un traitement à l’étude n’a pas encore fait ses preuves.
              </Trans>
            </li>
            <li>
              <Trans id="home.good-to-know.team">
                Seule l’équipe d’une étude peut confirmer que vous pouvez y participer.
              </Trans>
            </li>
          </ul>
        </Prose>
      </Split>
    </Section>
  )
}

function LatestArticles({ articles }: Pick<HomePageData, 'articles'>) {
  return (
    <Panel>
      <h2>
        <Trans id="home.articles.title">À lire en ce moment</Trans>
      </h2>
      <LinkList
        links={[
          ...articles.map(({ slug, title }) => (
            <Link key={slug} to="/our-articles/article/$slug" params={{ slug }}>
              {title}
            </Link>
          )),
          <PageLink key="all" to="/our-articles">
            <Trans id="home.articles.all">Voir tous les articles</Trans>
          </PageLink>,
        ]}
      />
    </Panel>
  )
}
