import type { OrientationForm } from '@clairmemoire/api-client/schema'
import { useLingui } from '@lingui/react/macro'
import { Loaded, type StageProps, WelcomeBack } from '../../form-flow/index.ts'
import { testConsent, viewConsent } from './consents.copy.ts'
import { formQuery } from './self-test.queries.ts'
import { isAnsweringView, type SelfTestDraft } from './self-test-draft.ts'
import { testSteps } from './test/test-steps.tsx'

/** The question at which who comes back stood. */
export function SelfTestWelcomeBack({ visit }: StageProps<SelfTestDraft>) {
  const { api, locale } = visit.site
  const { draft } = visit.kept
  const userType = isAnsweringView(draft) ? 'relative' : draft.userType
  return (
    <Loaded query={formQuery(api, locale, userType)} phone={visit.phone}>
      {(form) => <WhereTheyStood visit={visit} form={form} />}
    </Loaded>
  )
}

function WhereTheyStood({ visit, form }: StageProps<SelfTestDraft> & { form: OrientationForm }) {
  const { i18n } = useLingui()
  const { draft } = visit.kept
  const { flows, questionnaireVersion = form.version } = draft
  const flow = isAnsweringView(draft) ? 'view' : 'test'
  const consent = flow === 'view' ? viewConsent : testConsent[draft.userType]
  return (
    <WelcomeBack
      visit={visit}
      steps={testSteps(i18n, form, consent, flows[flow].values, visit.site.locale)}
      flow={flows[flow]}
      isOutdated={questionnaireVersion !== form.version}
      onContinue={() => visit.goTo(flow)}
    />
  )
}
