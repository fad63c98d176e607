import type { DeskRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDuration } from '@clairmemoire/i18n/formats'
import { Tag, TagList } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { partOfDayLabels } from '../../form-flow/index.ts'
import { outcomeLabels } from './desk-labels.copy.ts'

export interface WhyListedProps {
  locale: Locale
  request: DeskRequest
  /** The time at which the list was read, by the clock of the backend. */
  readAt: string
  /** Whether the request has moved to another list. */
  isGone?: boolean
}

/** Tags that explain the position of a call in its list. One tag is no list, which a screen reader would announce in each row. */
export function WhyListed({ locale, request, readAt, isGone = false }: WhyListedProps) {
  const { i18n } = useLingui()
  const { urgent, is_late: isLate, due_at: due, state, outcome, tries, callback } = request
  const label = urgent?.label
  const late = formatDuration(locale, Math.max(1, Math.round((Date.parse(readAt) - Date.parse(due)) / 60_000)))
  const next = tries + 1
  const isAsFirstAsked = tries === 0 && label === undefined && !isLate
  const tags = [
    isGone && (
      <Tag key="left">
        <Trans id="desk.row.left">N’est plus dans cette liste</Trans>
      </Tag>
    ),
    label !== undefined && (
      <Tag key="urgent" tone="pine">
        <Trans id="desk.row.urgent">Urgent : {label}</Trans>
      </Tag>
    ),
    isLate && (
      <Tag key="late" tone="honey">
        <Trans id="desk.row.late">En retard de {late}</Trans>
      </Tag>
    ),
    state === 'open' && tries > 0 && <Trans id="desk.row.try">{next}e essai</Trans>,
    state === 'open' && isAsFirstAsked && callback?.kind === 'slot' && <Trans id="desk.row.slot">Heure choisie</Trans>,
    state === 'open' &&
      isAsFirstAsked &&
      callback?.kind === 'part_of_day' &&
      i18n._(partOfDayLabels[callback.part_of_day]),
    state === 'waiting' && <Trans id="desk.row.waiting">Peut choisir un autre moment</Trans>,
    state === 'closed' && outcome && i18n._(outcomeLabels[outcome]),
  ].filter(Boolean)
  return tags.length > 1 ? <TagList tags={tags} /> : tags[0]
}
