import { holdsAnything } from '../../form-flow/index.ts'
import { type FinderDraft, type FinderStage, finderDraft } from './finder-draft.ts'

/** The stage that may be shown: no result before it was received, no form of another outcome, nothing after the thanks. */
export function allowedStage(draft: FinderDraft, wanted: string | undefined): FinderStage {
  if (draft.signup ?? draft.contact) return 'thank-you'
  switch (wanted) {
    case 'screening':
      return 'screening'
    case 'welcome-back':
      return holdsAnything(finderDraft, draft) ? 'welcome-back' : 'introduction'
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

/** The study that was chosen for a call, if a call about it makes sense: it may suit, as far as is known. */
function studyToCallAbout({ trial, result }: FinderDraft) {
  return result?.studies.find(({ trial_code, outcome }) => trial_code === trial && outcome !== 'no_match')
}

/** Without a study that may suit, without one in the country, or without one for the diagnosis. */
function mayAskForNews({ result, flows: { screening } }: FinderDraft): boolean {
  return (
    result?.outcome === 'no_match' || screening.values['country'] === 'elsewhere' || screening.step === 'exit-diagnosis'
  )
}
