import { lazy } from 'react'
import type { FinderProps, FormStageProps } from './finder-props.ts'
import { NewsStage } from './news-stage.tsx'
import { ResultStage } from './result/result-stage.tsx'
import { ThankYou } from './thank-you/thank-you.tsx'

// It brings the rules of telephone numbers, which nobody needs before.
const loadRequestStage = () => import('./request-stage.tsx')
const RequestStage = lazy(async () => ({ default: (await loadRequestStage()).RequestStage }))

/** What the questions lead to: the result, a request and its thanks. Thanks need no questionnaire. */
export function Outcomes(props: FinderProps & Partial<Pick<FormStageProps, 'questionnaire'>>) {
  const { questionnaire, ...finder } = props
  if (props.stage === 'thank-you' || questionnaire === undefined) return <ThankYou {...finder} />
  const form = { ...finder, questionnaire }
  switch (props.stage) {
    case 'request':
      return <RequestStage {...form} />
    case 'news':
      return <NewsStage {...form} />
    case 'result':
    case 'introduction':
    case 'welcome-back':
    case 'screening':
    default:
      return <ResultStage {...form} onShown={() => void loadRequestStage().catch(() => {})} />
  }
}
