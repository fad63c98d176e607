import type { OrientationForm } from '@clairmemoire/api-client/schema'
import { testConsent, viewConsent } from '@clairmemoire/forms/memory-test-consents'
import { useLingui } from '@lingui/react/macro'
import { Loaded, type StageProps, WelcomeBack } from '../../form-flow/index.ts'
import { formQuery } from './self-test.queries.ts'
import { isAnsweringView, type SelfTestDraft } from './self-test-draft.ts'
import { testSteps } from './test/test-steps.tsx'

/** The question at which the visitor left. */
export function SelfTestWelcomeBack({ context }: StageProps<SelfTestDraft>) {
  const { api, locale } = context.site
  const { draft } = context.saved
  const userType = isAnsweringView(draft) ? 'relative' : draft.userType
  return (
    <Loaded query={formQuery(api, locale, userType)} context={context}>
      {(form) => <LastPosition context={context} form={form} />}
    </Loaded>
  )
}

function LastPosition({ context, form }: StageProps<SelfTestDraft> & { form: OrientationForm }) {
  const { i18n } = useLingui()
  const { draft } = context.saved
  const { flows, questionnaireVersion = form.version } = draft
  const flow = isAnsweringView(draft) ? 'view' : 'test'
  const consent = flow === 'view' ? viewConsent : testConsent
  const continued = flow === 'view' ? undefined : draft.continued
  return (
    <WelcomeBack
      context={context}
      stepsOf={(values) => testSteps(i18n, { form, consent, values, continued })}
      flow={flows[flow]}
      isOutdated={questionnaireVersion !== form.version}
      onContinue={() => context.goTo(flow)}
    />
  )
}
