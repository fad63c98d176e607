import { Section } from '@clairmemoire/ui/section'
import { Steps } from '@clairmemoire/ui/steps'
import { Trans } from '@lingui/react/macro'
import type { HomePageData } from './home-page-data.ts'

export function NextSteps({ steps }: Pick<HomePageData, 'steps'>) {
  return (
    <Section labelledBy="steps">
      <h2 id="steps">
        <Trans id="home.steps.title">Trouver une étude : ce qui se passe</Trans>
      </h2>
      <Steps steps={steps} />
    </Section>
  )
}
