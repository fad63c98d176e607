import { hasAnswers } from '../../form-flow/index.ts'
import { type FinderDraft, type FinderStage, finderDraft } from './finder-draft.ts'

/**
 * Returns the wanted stage if it may be shown, otherwise another stage. The result is shown only if it was received, and each form only
 * after its outcome. Once a form is sent, only the thanks are shown.
 */
export function allowedStage(draft: FinderDraft, wanted: string | undefined): FinderStage {
  if (draft.signup ?? draft.contact) return 'thank-you'
  switch (wanted) {
    case 'screening':
      return 'screening'
    case 'welcome-back':
      return hasAnswers(finderDraft, draft) ? 'welcome-back' : 'introduction'
    case 'result':
      return draft.result === undefined ? 'screening' : 'result'
    case 'request':
      return studyToCallAbout(draft) ? 'request' : allowedStage(draft, 'result')
    case 'news':
      return mayAskForNews(draft) ? 'news' : allowedStage(draft, 'result')
    case undefined:
    default:
      return 'introduction'
  }
}

/** The chosen study, if it matches or may suit; only then does the finder offer a call about it. */
function studyToCallAbout({ trial, result }: FinderDraft) {
  return result?.studies.find(({ trial_code, outcome }) => trial_code === trial && outcome !== 'no_match')
}

/** Whether no study suits, no study is in the person's country, or no study accepts the diagnosis. */
function mayAskForNews({ result, flows: { screening } }: FinderDraft): boolean {
  return (
    result?.outcome === 'no_match' || screening.values['country'] === 'elsewhere' || screening.step === 'exit-diagnosis'
  )
}
