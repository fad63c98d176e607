import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import { isLocale } from '@clairmemoire/domain/locale'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Trans, useLingui } from '@lingui/react/macro'
import { StudyResult, studyTitle } from './study-result.tsx'

/** Every other study with its reasons, closed at first so that the page stays short. */
export function OtherStudies({ studies }: { studies: readonly StudyAssessment[] }) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'fr'
  if (studies.length === 0) return null
  return (
    <>
      <h2>
        <Trans id="trial-finder.result.other-studies">Les autres études, et pourquoi</Trans>
      </h2>
      {studies.map((study) => (
        <Disclosure
          key={study.trial_code}
          summary={
            <>
              {studyTitle(study, locale)} –{' '}
              {study.outcome === 'match' ? (
                <Trans id="trial-finder.result.may-match">peut correspondre</Trans>
              ) : (
                <Trans id="trial-finder.result.does-not-match">ne correspond pas</Trans>
              )}
            </>
          }
        >
          <StudyResult study={study} />
        </Disclosure>
      ))}
    </>
  )
}
