import { Section } from '@clairmemoire/ui/section'
import { Steps } from '@clairmemoire/ui/steps'
import { Trans, useLingui } from '@lingui/react/macro'

export function FinderSteps() {
  const { t } = useLingui()
  return (
    <Section labelledBy="steps">
      <h2 id="steps">
        <Trans id="home.steps.title">Trouver une étude, à votre rythme</Trans>
      </h2>
      <Steps
        steps={[
          {
            title: t({ id: 'home.steps.answer.title', message: 'Répondez à quelques questions' }),
            text: (
              <Trans id="home.steps.answer.text">
                Pour vous ou pour un proche. Vous pouvez passer une question si vous préférez ne pas répondre.
              </Trans>
            ),
          },
          {
            title: t({ id: 'home.steps.result.title', message: 'Voyez ce qui vous correspond' }),
            text: (
              <Trans id="home.steps.result.text">
                Pour chaque étude, vous lisez ce qui correspond, ce qui ne correspond pas et ce que l’équipe vérifierait
                avec vous.
              </Trans>
            ),
          },
          {
            title: t({ id: 'home.steps.call.title', message: 'Parlez-en avec nous' }),
            text: (
              <Trans id="home.steps.call.text">
                Si une étude peut convenir, choisissez un appel gratuit de 10 minutes, confidentiel et sans engagement.
              </Trans>
            ),
          },
        ]}
      />
    </Section>
  )
}
