import type { OrientationForm } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  currentStep,
  Loaded,
  type StageProps,
  stepProgress,
  stepTitle,
  useDocumentTitle,
  useNewStep,
} from '../../form-flow/index.ts'
import type { SelfTestDraft } from './self-test-draft.ts'
import { formQuery } from './self-test.queries.ts'
import { testSteps } from './test/test-steps.tsx'

/** Who comes back learns where they stood, and goes on or starts again. */
export function WelcomeBack({ visit }: StageProps<SelfTestDraft>) {
  const { api, locale } = visit.site
  return (
    <Loaded query={formQuery(api, locale, visit.kept.draft.userType)} phone={visit.phone}>
      {(form) => <WhereTheyStood visit={visit} form={form} />}
    </Loaded>
  )
}

function WhereTheyStood({ visit, form }: StageProps<SelfTestDraft> & { form: OrientationForm }) {
  const { t, i18n } = useLingui()
  const { title, kept, goTo } = visit
  const { flows, questionnaireVersion = form.version } = kept.draft
  const { values, step: stored } = flows.test
  const steps = testSteps(i18n, form, values)
  const step = currentStep(steps, values, stored)
  const { current, total } = stepProgress(steps, step.id) ?? { current: 1, total: steps.length }
  const heading = t({ id: 'self-test.welcome-back', message: `Bon retour : étape ${current} sur ${total}` })
  useDocumentTitle(heading, title)
  useNewStep({ step: 'welcome-back' })
  const question = stepTitle(step)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>
          <Trans id="self-test.welcome-back.question">
            Vos réponses sont encore sur cet appareil. Vous en étiez à : « {question} »
          </Trans>
        </p>
        {questionnaireVersion === form.version ? null : (
          <p>
            <Trans id="self-test.welcome-back.outdated">
              Nos questions ont changé depuis. Ce qui n’est plus demandé est laissé de côté.
            </Trans>
          </p>
        )}
        <Actions>
          <Button kind="primary" onClick={() => goTo('test')}>
            <Trans id="self-test.welcome-back.continue">Continuer</Trans>
          </Button>
          <Button kind="quiet" onClick={kept.erase}>
            <Trans id="self-test.welcome-back.restart">Recommencer et effacer mes réponses</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
