import type { Locale } from '@clairmemoire/domain/locale'
import type { FinderDraft, Stage } from './finder-draft.ts'

/** The stage that may be shown: no result before it was received, no form of the other outcome, nothing after the thanks. */
export function allowedStage(draft: FinderDraft, wanted: string | undefined): Stage {
  if (draft.signup ?? draft.contact) return 'thank-you'
  const matched = draft.result?.recommendation.matched
  switch (wanted) {
    case 'screening':
      return 'screening'
    case 'result':
      return matched === undefined ? 'screening' : 'result'
    case 'request':
      return matched === true ? 'request' : allowedStage(draft, 'result')
    case 'news':
      return matched === false ? 'news' : allowedStage(draft, 'result')
    case undefined:
    default:
      return 'introduction'
  }
}

/**
 * The draft for a visitor who changed the language: the answers stay, and since the other site recruits for other studies,
 * they are compared again at once, under the consent that was given.
 */
export function inLocale(draft: FinderDraft, locale: Locale): FinderDraft {
  const { result, ...rest } = draft
  if (!result || result.locale === locale || draft.signup || draft.contact) return draft
  return { ...rest, stage: 'screening', screening: { ...draft.screening, step: 'check', isSending: true } }
}
