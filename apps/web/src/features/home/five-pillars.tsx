import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Pillars } from '@clairmemoire/ui/pillars'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useSite } from '../../platform/site/use-site.ts'
import { PageLink } from '../../routing/page-link.tsx'
import type { HomePageData } from './home-page-data.ts'

export function FivePillars({ pillars }: Pick<HomePageData, 'pillars'>) {
  const { locale } = useSite()
  return (
    <Section labelledBy="pillars">
      <h2 id="pillars">
        <Trans id="home.pillars.title">Cinq piliers pour tous les jours</Trans>
      </h2>
      <Pillars pillars={pillars} />
      <Actions>
        <PageLink to={locale === 'fr' ? '/memhop' : '/our-approach'} className={buttonClass('quiet')}>
          <Trans id="home.pillars.link">Ce que l’on sait de ces cinq piliers</Trans>
        </PageLink>
      </Actions>
    </Section>
  )
}
