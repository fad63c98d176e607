import type { StudyStatus } from '@clairmemoire/domain/study'
import { Tag } from '@clairmemoire/ui/tag'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const statusTexts = {
  recruiting: msg({ id: 'studies.status.recruiting', message: 'Recrute actuellement' }),
  to_confirm: msg({ id: 'studies.status.to-confirm', message: 'Recrutement à confirmer' }),
  closed: msg({ id: 'studies.status.closed', message: 'Ne recrute plus' }),
}

export function StatusTag({ status }: { status: StudyStatus }) {
  const { i18n } = useLingui()
  return <Tag>{i18n._(statusTexts[status])}</Tag>
}
