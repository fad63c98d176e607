import { Hero } from '@clairmemoire/ui/hero'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ContentLink } from '../../platform/content/content-link.tsx'
import type { Subject } from '../../routing/page-row.ts'
import type { SiteMapPageData } from './site-map-page-data.ts'

/** Every page by subject, as an alternative to the menu (WCAG 2.4.5). */
export function SiteMapPage({ subjects, pageText }: SiteMapPageData) {
  return (
    <>
      <Hero title={pageText.title} lead={pageText.description} />
      <Section>
        <Prose>
          {subjects.map(({ subject, pages }) => (
            <section key={subject}>
              <h2>{titles[subject]}</h2>
              <LinkList
                links={pages.map(({ href, title }) => (
                  <ContentLink key={href} href={href}>
                    {title}
                  </ContentLink>
                ))}
              />
            </section>
          ))}
        </Prose>
      </Section>
    </>
  )
}

const titles: Record<Subject, ReactNode> = {
  clinic: <Trans id="site-map.clinic">La clinique</Trans>,
  research: <Trans id="site-map.research">La recherche</Trans>,
  easy: <Trans id="site-map.easy">En facile à lire</Trans>,
  articles: <Trans id="site-map.articles">Les articles</Trans>,
  legal: <Trans id="site-map.legal">Informations légales</Trans>,
}
