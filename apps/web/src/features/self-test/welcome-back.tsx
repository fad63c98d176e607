import { type StageProps, WelcomeBack } from '../../form-flow/index.ts'
import { isAnsweringView, type SelfTestDraft } from './self-test-draft.ts'
import { test } from './test/test-flow.tsx'
import { view } from './view/view-flow.tsx'

/** Shows a returning visitor the question where they stopped. */
export function SelfTestWelcomeBack({ context }: StageProps<SelfTestDraft>) {
  const { draft } = context.saved
  return (
    <WelcomeBack
      context={context}
      flow={isAnsweringView(draft) ? view : test}
      isOutdated={({ version }) => (draft.questionnaireVersion ?? version) !== version}
    />
  )
}
