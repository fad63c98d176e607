import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Comparison } from '@clairmemoire/ui/comparison'
import { Trans, useLingui } from '@lingui/react/macro'
import { areaInWords } from '../levels.copy.ts'

interface OverTimeProps {
  /** Oldest first. */
  results: readonly Recommendation[]
  locale: Locale
}

/** As many as stand beside each other on a page. */
const most = 4

/** What each result said, by its day: the step and the areas, never a line that would look like a course. */
export function OverTime({ results, locale }: OverTimeProps) {
  const { t, i18n } = useLingui()
  const shown = results.slice(-most)
  const areas = shown.at(-1)?.areas ?? []
  const none = t({ id: 'recommendations.earlier.none', message: 'Non demandé' })
  const levelOf = ({ areas: own = [] }: Recommendation, id: string) => {
    const area = own.find((candidate) => candidate.id === id)
    return area ? areaInWords(i18n, area) : none
  }
  return (
    <>
      <p>
        <Trans id="recommendations.earlier.text">
          Un résultat change aussi avec le sommeil, le moral ou la fatigue. Montrez ces résultats à votre médecin.
        </Trans>
      </p>
      <Comparison
        caption={t({ id: 'recommendations.earlier.caption', message: 'Vos résultats, du plus ancien au plus récent' })}
        subject={t({ id: 'recommendations.earlier.subject', message: 'Ce que le test a dit' })}
        columns={shown.map(({ id, answered_on }) => ({ id, label: formatPlainDate(locale, answered_on) }))}
        rows={[
          {
            id: 'step',
            term: t({ id: 'recommendations.earlier.step', message: 'Le prochain pas' }),
            values: shown.map(({ score, urgent }) => urgent?.title ?? score?.title ?? none),
          },
          ...areas.map(({ id, title }) => ({ id, term: title, values: shown.map((result) => levelOf(result, id)) })),
        ]}
      />
    </>
  )
}
