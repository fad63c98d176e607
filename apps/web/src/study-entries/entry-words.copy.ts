import type { Locale } from '@clairmemoire/domain/locale'
import { isCheckDue, type Study, type StudyStatus } from '@clairmemoire/domain/study'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The labels of the states of a study, which are the same everywhere (R4-42). The label of an uncertain state asks the reader to call. */
export const statusLabels: Record<StudyStatus, MessageDescriptor> = {
  recruiting: msg({ id: 'study-entries.status.recruiting', message: 'Recrute actuellement' }),
  to_confirm: msg({ id: 'study-entries.status.to-confirm', message: 'Demandez-⁠nous si elle est ouverte' }),
  paused: msg({ id: 'study-entries.status.paused', message: 'Ne recrute pas pour le moment' }),
  not_yet_recruiting: msg({ id: 'study-entries.status.not-yet', message: 'Ne recrute pas encore' }),
  closed: msg({ id: 'study-entries.status.closed', message: 'Ne recrute plus' }),
}

/** The date of the last comparison of a study with its sources, with a note if it was long ago. */
export function checkedText(study: Pick<Study, 'lastChecked'>, i18n: I18n, locale: Locale): string {
  const date = formatPlainDate(locale, study.lastChecked)
  const today = new Date().toISOString().slice(0, 10)
  return isCheckDue(study, today)
    ? i18n._(
        msg({
          id: 'study-entries.checked-long-ago',
          message: `${date}, il y a plus de 30 jours. Demandez pendant l’appel ce qui a changé.`,
        }),
      )
    : date
}
