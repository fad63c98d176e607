import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../routing/page-link.tsx'
import type { HomePageData } from './home-page-data.ts'
import { WhoCalls } from './who-calls.tsx'

export function WhoIsBehind({ ways, caller }: { ways: HomePageData['behind']; caller: HomePageData['caller'] }) {
  return (
    <Section labelledBy="behind">
      <Split beside={<WhoCalls drawing={caller} />}>
        <h2 id="behind">
          <Trans id="home.behind.title">Qui est derrière ce site</Trans>
        </h2>
        <Stack>
          {ways.map(({ to, title, text, label }) => (
            <div key={to}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="card__action">
                <PageLink to={to}>{label}</PageLink>
              </p>
            </div>
          ))}
        </Stack>
      </Split>
    </Section>
  )
}
