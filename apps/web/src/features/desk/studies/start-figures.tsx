import { formatNumber } from '@clairmemoire/i18n/formats'
import { buttonClass } from '@clairmemoire/ui/button'
import { Comparison } from '@clairmemoire/ui/comparison'
import { StaffIcon } from '@clairmemoire/ui/staff-icon'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUser } from '../../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { countLabels, durationText, inTimeText, timeLabels } from './figure-texts.ts'
import { startStudiesQuery } from './studies.queries.ts'

const counts = ['asked', 'reached', 'passed_on'] as const

/** A few figures of each study that the user has put on their start page; only coordinators see figures. */
export function StartFigures({ site: { api, locale } }: { site: SiteContext }) {
  const { i18n, t } = useLingui()
  const user = useUser()
  const isAsked = user !== undefined && user.role !== 'caller'
  const { data } = useQuery({ ...startStudiesQuery(api), enabled: isAsked, retry: false })
  if (data === undefined || data.studies.length === 0) return null
  return (
    <>
      <h2>
        <Trans id="desk.start.title">Vos études, sur 26 semaines</Trans>
      </h2>
      <Comparison
        caption={t({ id: 'desk.start.title', message: 'Vos études, sur 26 semaines' })}
        subject={<Trans id="desk.filter.study">Étude</Trans>}
        columns={[
          ...counts.map((id) => ({ id, label: i18n._(countLabels[id]) })),
          { id: 'first_try', label: i18n._(timeLabels.first_try) },
          { id: 'promise', label: i18n._(timeLabels.promise) },
        ]}
        rows={data.studies.map(({ trial_code: code, name, total }) => ({
          id: code,
          term: (
            <Link to="/desk/studies" search={{ study: code }} className={buttonClass('link')}>
              <StaffIcon of="analytics">{name}</StaffIcon>
            </Link>
          ),
          values: [
            ...counts.map((id) => formatNumber(locale, total[id])),
            durationText(i18n, locale, total.to_first_try),
            inTimeText(locale, total.promise),
          ],
        }))}
      />
    </>
  )
}
