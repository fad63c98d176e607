import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import { isLocale } from '@clairmemoire/domain/locale'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { StudyResult, studyTitle } from './study-result.tsx'

interface StudyReasonsProps {
  title: ReactNode
  studies: readonly StudyAssessment[]
  /** Shows the first without being asked, where no result stands above. */
  opensFirst?: boolean
}

/** Studies with their reasons, folded so that the page stays short. */
export function StudyReasons({ title, studies, opensFirst = false }: StudyReasonsProps) {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'fr'
  if (studies.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      {studies.map((study, index) => (
        <Disclosure
          key={study.trial_code}
          startsOpen={opensFirst && index === 0}
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
