import type { Failure } from '@clairmemoire/api-client/errors'
import type { OrientationForm, OrientationRequest, Recommendation, UserType } from '@clairmemoire/api-client/schema'
import type { ConsentText } from '@clairmemoire/forms/consent-text'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Flow, OutdatedNotice, questionnaireBody, type Step, sendForm } from '../../../form-flow/index.ts'
import { DeviceTransfer, selfTestPart } from '../../../own-results/index.ts'
import { formQuery } from '../self-test.queries.ts'
import type { SelfTestContext, SelfTestDraft, SelfTestStage } from '../self-test-draft.ts'
import { applicableForm, testSteps } from './test-steps.tsx'

/** The parts in which the test and a view on invitation differ. */
interface Answering {
  name: keyof SelfTestDraft['flows']
  userTypeOf: (draft: SelfTestDraft) => UserType
  consent: ConsentText<UserType>
  /** Further fields of the request body. */
  beside?: (draft: SelfTestDraft) => Partial<OrientationRequest>
  onFailed?: (context: SelfTestContext, failure: Failure) => void
  onConfirmed: (context: SelfTestContext, result: Recommendation) => void
  stageBefore: (draft: SelfTestDraft) => SelfTestStage
  about: (draft: SelfTestDraft) => ReactNode
}

type TestFlow = Flow<SelfTestDraft, OrientationForm, Recommendation>

/** A flow with the questions of the test, the consent and the check, sent as one submission. */
export function answeringFlow(answering: Answering): TestFlow {
  const { name, userTypeOf, consent, beside, onFailed, onConfirmed, stageBefore, about } = answering
  const continuedIn = ({ saved }: SelfTestContext) => (name === 'test' ? saved.draft.continued : undefined)
  const stepsOf: TestFlow['stepsOf'] = ({ i18n, data: form, context }, values) =>
    testSteps(i18n, { form, consent, values, continued: continuedIn(context) })
  return {
    name,
    query: ({ site, saved }) => formQuery(site.api, site.locale, userTypeOf(saved.draft)),
    stepsOf,
    submit: ({ context, data: form }, submission) => {
      const continued = continuedIn(context)
      const shownForm = applicableForm(form, { continued })
      const body: OrientationRequest = {
        country: context.country,
        form: shownForm === form ? 'whole' : 'short',
        ...(continued && { continues: continued.result }),
        ...questionnaireBody(shownForm, submission),
        ...beside?.(context.saved.draft),
      }
      const query = { user_type: form.user_type }
      return sendForm(
        context,
        body,
        (client, { params, ...request }) =>
          client.POST('/api/forms/orientation', { ...request, params: { ...params, query } }),
        // The key includes the respondent, whom the body lacks: the same answers of another respondent are another submission.
        { ...body, ...query },
      )
    },
    onConfirmed: ({ context }, result) => onConfirmed(context, result),
    onFailed: ({ context }, failure) => onFailed?.(context, failure),
    changeWith: ({ questionnaireVersion }, _, { version }) =>
      questionnaireVersion === version ? {} : { questionnaireVersion: version },
    stageBefore: ({ saved }) => stageBefore(saved.draft),
    about: ({ saved }) => about(saved.draft),
    below: ({ site }) => (
      <DeviceTransfer site={site} part={selfTestPart}>
        <Trans id="self-test.carry">Continuer sur un autre appareil</Trans>
      </DeviceTransfer>
    ),
    notice: (work) => {
      const { saved } = work.context
      const flow = saved.draft.flows[name]
      return (
        <>
          <OutdatedNotice flow={flow} answered={saved.draft.questionnaireVersion} version={work.data.version} />
          <Pause steps={stepsOf(work, flow.values)} at={flow.step} isSaved={saved.savedIn === 'device'} />
        </>
      )
    },
  }
}

/** The number of questions between suggested pauses. */
const questionsPerPause = 10

interface PauseProps {
  steps: readonly Step[]
  /** The id of the current step. */
  at: string | undefined
  /** Whether the answers stay on this device after the visitor leaves the page. */
  isSaved: boolean
}

/** Suggests a pause after every ten questions. */
function Pause({ steps, at, isSaved }: PauseProps) {
  const seen = steps.findIndex(({ id }) => id === at)
  if (seen <= 0 || seen % questionsPerPause !== 0 || steps[seen]?.kind !== 'question' || !isSaved) return null
  return (
    <Notice tone="info" announce>
      <p>
        <Trans id="self-test.pause">
          Voilà {seen} questions. Vous pouvez vous arrêter ici : vos réponses restent 20 heures sur cet appareil.
        </Trans>
      </p>
    </Notice>
  )
}
