import { Hero } from '@clairmemoire/ui/hero'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import type { AnyRoute } from '@tanstack/react-router'
import { ContentLink } from '../../platform/content/content-link.tsx'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { pageData } from '../../routing/page-loader.ts'
import { type SiteMapPageData, siteMapPageData } from './site-map-page-data.ts'

/** Lists every page by subject, as an alternative to the menu (WCAG 2.4.5). */
export function SiteMapPage({ subjects, pageText }: SiteMapPageData) {
  return (
    <>
      <Hero title={pageText.title} lead={pageText.description} />
      <Section>
        <Prose>
          {subjects.map(({ title, pages }) => (
            <section key={title}>
              <h2>{title}</h2>
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

/** If a page has no document, its title comes from the loader of its route, which has the same parent as the route of this page. */
export const loadSiteMap = pageData(
  __PAGE_DATA__ &&
    (({ context, route }: { context: SiteContext; route: AnyRoute }) =>
      siteMapPageData(context, route.parentRoute.children)),
)
