import type { StudyStatus } from '@clairmemoire/domain/study'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const siteStatus: Record<StudyStatus, MessageDescriptor> = {
  recruiting: msg({ id: 'studies.site.recruiting', message: 'recrute' }),
  to_confirm: msg({ id: 'studies.site.to-confirm', message: 'recrutement à confirmer' }),
  paused: msg({ id: 'studies.site.paused', message: 'recrutement en pause' }),
  not_yet_recruiting: msg({ id: 'studies.site.not-yet', message: 'ne recrute pas encore' }),
  closed: msg({ id: 'studies.site.closed', message: 'ne recrute pas' }),
}

/** A site and whether it takes people in: "Lyon : recrute". */
export function siteText(city: string, status: StudyStatus, i18n: I18n): string {
  const said = i18n._(siteStatus[status])
  return i18n._(msg({ id: 'studies.site.status', message: `${city} : ${said}` }))
}
