import type { CriterionAssessment } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { criterionText } from '../../../criteria/index.ts'
import { metSentence, notMetSentence } from './criteria-results.copy.ts'

/** A criterion and its state as one sentence, addressed to the person or to who answers for them; it fits any gender. */
export function criterionSentence(
  i18n: I18n,
  locale: Locale,
  criterion: CriterionAssessment,
  respondent: 'self' | 'someone_else',
): string {
  const about = criterionText(i18n, locale, criterion)
  if (criterion.kind === 'checked_by_team') return about
  switch (criterion.state) {
    case 'met':
      return metSentence(i18n, criterion, respondent, about)
    case 'not_met':
      return notMetSentence(i18n, criterion, about)
    case 'declined':
      return i18n._(
        msg({ id: 'trial-finder.criterion.declined', message: `${about} : vous avez préféré ne pas le dire` }),
      )
    case 'cannot_tell':
    default:
      return i18n._(msg({ id: 'trial-finder.criterion.cannot-tell', message: `${about} : à voir ensemble` }))
  }
}
