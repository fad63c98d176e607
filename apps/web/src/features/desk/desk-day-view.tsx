import type { DayCounts, DeskDay } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatNumber, formatTime } from '@clairmemoire/i18n/formats'
import { BarRows } from '@clairmemoire/ui/bar-chart'
import { Comparison } from '@clairmemoire/ui/comparison'
import { Bar } from '@clairmemoire/ui/desk-controls'
import { Split, Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QueryView, NotDoneNotice } from '../../form-flow/index.ts'
import type { StaffViewProps } from '../../private-views/index.ts'
import { BackToLists } from './back-to-lists.tsx'
import { deskDayQuery } from './desk.queries.ts'
import { useFollowedLists } from './follow-changes.ts'

/** The calls of today: those of the whole team for coordinators, only their own for callers. */
export function DeskDayView({ site, title, opening }: StaffViewProps) {
  const query = useQuery({ ...deskDayQuery(site.api), ...useFollowedLists(site), retry: false, gcTime: 0 })
  return (
    <QueryView
      query={query}
      opening={opening}
      failureTitle={<Trans id="desk.day.failure">La journée ne s’affiche pas pour le moment</Trans>}
      failureText={<BackToLists />}
    >
      {(day, failure) => {
        const { total, team } = day
        const counts = total ?? team.find((line) => line.is_me)?.counts
        return (
          <Section width="page">
            <Stack>
              <Bar>
                <h1 tabIndex={-1}>{title}</h1>
                <BackToLists />
              </Bar>
              <NotDoneNotice failure={failure} />
              {counts && <Summary locale={site.locale} day={day} counts={counts} />}
              {total && <Team locale={site.locale} day={day} />}
              {counts && <LateByHour locale={site.locale} day={day} counts={counts} />}
            </Stack>
          </Section>
        )
      }}
    </QueryView>
  )
}

interface DayProps {
  locale: Locale
  day: DeskDay
}

/** Sums up the day in one sentence. */
function Summary({ locale, day, counts }: DayProps & { counts: DayCounts }) {
  const { left, late, made, reached } = counts
  const last = counts.late_by.at(-1)
  const upcoming = (last?.calls ?? 0) - late
  const by = last && formatTime(locale, last.at, day.time_zone)
  return (
    <p>
      {day.total ? null : (
        <>
          <Trans id="desk.day.you">Vous :</Trans>{' '}
        </>
      )}
      <Trans id="desk.day.left">
        <Plural value={left} one="# appel à faire aujourd’hui" other="# appels à faire aujourd’hui" />,{' '}
        <Plural value={late} one="# en retard" other="# en retard" />.
      </Trans>{' '}
      {by && (
        <>
          <Trans id="desk.day.will-be-late">
            Si personne n’appelle, <Plural value={upcoming} one="# de plus est" other="# de plus sont" /> en retard à{' '}
            {by}.
          </Trans>{' '}
        </>
      )}
      <Trans id="desk.day.made">
        <Plural value={made} one="# appel fait" other="# appels faits" />, dont {reached} avec une réponse.
      </Trans>
    </p>
  )
}

const labels = {
  left: msg({ id: 'desk.day.column.left', message: 'À appeler' }),
  late: msg({ id: 'desk.day.column.late', message: 'En retard' }),
  tonight: msg({ id: 'desk.day.column.tonight', message: 'En retard ce soir' }),
  made: msg({ id: 'desk.day.column.made', message: 'Faits' }),
  reached: msg({ id: 'desk.day.column.reached', message: 'Avec réponse' }),
}

type CountId = keyof typeof labels

/** Shows the number of calls that each user still has to make and has made. */
function Team({ locale, day }: DayProps) {
  const { t } = useLingui()
  const nobody = t({ id: 'desk.day.nobody', message: 'Personne encore' })
  const you = t({ id: 'desk.row.me', message: 'Vous' })
  return (
    <Counts
      locale={locale}
      title={t({ id: 'desk.day.team', message: 'Les appels de chacun' })}
      subject={t({ id: 'desk.column.owner', message: 'Qui appelle' })}
      columns={['left', 'late', 'tonight', 'made', 'reached']}
      drawn={['left', 'tonight', 'late']}
      rows={day.team.map(({ name, is_me: isMe, counts }, index) => ({
        id: String(index),
        label: isMe ? you : (name ?? nobody),
        counts: { ...counts, tonight: counts.late_by.at(-1)?.calls ?? counts.late },
      }))}
    />
  )
}

/** Shows the number of calls that will be late at each hour if nobody calls. */
function LateByHour({ locale, day, counts }: DayProps & { counts: DayCounts }) {
  const { t } = useLingui()
  const now = {
    id: day.read_at,
    label: t({ id: 'desk.day.now', message: 'Maintenant' }),
    counts: { late: counts.late },
  }
  const hours = counts.late_by.map(({ at, calls }) => ({
    id: at,
    label: formatTime(locale, at, day.time_zone),
    counts: { late: calls },
  }))
  return (
    <Counts
      locale={locale}
      title={t({ id: 'desk.day.hours', message: 'Appels en retard, si personne n’appelle' })}
      subject={t({ id: 'desk.day.hour', message: 'À quelle heure' })}
      columns={['late']}
      drawn={['late']}
      rows={[now, ...hours]}
    />
  )
}

interface CountsProps<Id extends CountId> {
  locale: Locale
  title: string
  /** The header of the first column. */
  subject: string
  columns: readonly Id[]
  /** The columns of the drawing, the largest first; each count includes the next one. */
  drawn: readonly Id[]
  rows: readonly { id: string; label: string; counts: Readonly<Record<Id, number>> }[]
}

/** Shows counts as a table and as a bar chart. */
function Counts<Id extends CountId>({ locale, title, subject, columns, drawn, rows }: CountsProps<Id>) {
  const { i18n } = useLingui()
  return (
    <>
      <h2>{title}</h2>
      <Split
        beside={
          <BarRows
            partLabels={drawn.map((id) => i18n._(labels[id]))}
            rows={rows.map(({ id, label, counts }) => ({ id, label, values: drawn.map((part) => counts[part]) }))}
          />
        }
      >
        <Comparison
          caption={title}
          subject={subject}
          columns={columns.map((id) => ({ id, label: i18n._(labels[id]) }))}
          rows={rows.map(({ id, label, counts }) => ({
            id,
            term: label,
            values: columns.map((column) => formatNumber(locale, counts[column])),
          }))}
        />
      </Split>
    </>
  )
}
