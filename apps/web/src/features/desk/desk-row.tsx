import type { DeskRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatPlainDate, formatTime } from '@clairmemoire/i18n/formats'
import { CallRow } from '@clairmemoire/ui/desk-lists'
import { Tag, TagList } from '@clairmemoire/ui/tag'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { outcomeLabels, whenToCall } from './desk-labels.copy.ts'

interface DeskRowProps {
  locale: Locale
  request: DeskRequest
  /** The request has moved to another list. */
  isGone?: boolean
}

/** One call on one line: person, subject, time, deadline, attempts and current caller. */
export function DeskRow({ locale, request, isGone = false }: DeskRowProps) {
  const { i18n } = useLingui()
  const { reference, name, title, trial_name: study, tries, outcome } = request
  const callBy = formatPlainDate(locale, request.call_by)
  const when = whenToCall(i18n, locale, request)
  return (
    <CallRow
      whom={
        <Link to="/desk/requests/$reference" params={{ reference }}>
          {name || reference}
        </Link>
      }
      about={study === null ? title : `${title} (${study})`}
      when={when ?? (outcome && i18n._(outcomeLabels[outcome]))}
      until={
        request.state === 'open' && request.callback?.kind === 'part_of_day' ? (
          <Trans id="desk.row.until">au plus tard le {callBy}</Trans>
        ) : request.state === 'waiting' ? (
          <Trans id="desk.row.waiting">a reçu un e-mail pour choisir un autre moment</Trans>
        ) : undefined
      }
      tries={
        tries > 0 && (
          <Trans id="desk.row.tries">
            <Plural value={tries} one="# essai" other="# essais" />
          </Trans>
        )
      }
      owner={<Owner locale={locale} request={request} />}
      tags={<TagList tags={tagsOf(request, isGone)} />}
    />
  )
}

function tagsOf(request: DeskRequest, isGone: boolean): ReactNode[] {
  const label = request.urgent?.label
  return [
    isGone && (
      <Tag key="left">
        <Trans id="desk.row.left">N’est plus dans cette liste</Trans>
      </Tag>
    ),
    label && (
      <Tag key="urgent" tone="pine">
        <Trans id="desk.row.urgent">Urgent : {label}</Trans>
      </Tag>
    ),
    request.is_late && (
      <Tag key="late" tone="honey">
        <Trans id="desk.card.late">En retard</Trans>
      </Tag>
    ),
  ].filter(Boolean)
}

function Owner({ locale, request: { claim } }: { locale: Locale; request: DeskRequest }) {
  if (claim === null) return null
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const since = formatTime(locale, claim.since, timeZone)
  return claim.is_mine ? (
    <Trans id="desk.row.mine">Vous appelez depuis {since}</Trans>
  ) : (
    <Trans id="desk.row.colleague">
      {claim.name} appelle depuis {since}
    </Trans>
  )
}
