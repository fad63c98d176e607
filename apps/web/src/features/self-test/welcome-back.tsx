import type { OrientationForm } from '@clairmemoire/api-client/schema'
import { useLingui } from '@lingui/react/macro'
import {
  AnswersAreKept,
  currentStep,
  Loaded,
  type StageProps,
  stepProgress,
  stepTitle,
  WelcomeBack,
} from '../../form-flow/index.ts'
import type { SelfTestDraft } from './self-test-draft.ts'
import { formQuery } from './self-test.queries.ts'
import { testSteps } from './test/test-steps.tsx'

/** The question at which who comes back stood. */
export function SelfTestWelcomeBack({ visit }: StageProps<SelfTestDraft>) {
  const { api, locale } = visit.site
  return (
    <Loaded query={formQuery(api, locale, visit.kept.draft.userType)} phone={visit.phone}>
      {(form) => <WhereTheyStood visit={visit} form={form} />}
    </Loaded>
  )
}

function WhereTheyStood({ visit, form }: StageProps<SelfTestDraft> & { form: OrientationForm }) {
  const { i18n } = useLingui()
  const { flows, questionnaireVersion = form.version } = visit.kept.draft
  const { values, step: stored } = flows.test
  const steps = testSteps(i18n, form, values)
  const step = currentStep(steps, values, stored)
  return (
    <WelcomeBack
      visit={visit}
      progress={stepProgress(steps, step.id)}
      isOutdated={questionnaireVersion !== form.version}
      onContinue={() => visit.goTo('test')}
    >
      <AnswersAreKept question={stepTitle(step)} />
    </WelcomeBack>
  )
}
