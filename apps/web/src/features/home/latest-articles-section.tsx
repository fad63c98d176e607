import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { Section } from '@clairmemoire/ui/section'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageLink } from '../../routing/page-link.tsx'
import type { HomePageData } from './home-page-data.ts'

export function LatestArticles({ articles }: Pick<HomePageData, 'articles'>) {
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
