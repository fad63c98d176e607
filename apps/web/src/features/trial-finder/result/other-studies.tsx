import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import { studyName } from '@clairmemoire/studies/catalogue'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Prose } from '@clairmemoire/ui/prose'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { outcomeLabel } from './outcome.copy.ts'
import { StudyResult } from './study-result.tsx'

interface OtherStudiesProps {
  title: ReactNode
  studies: readonly StudyAssessment[]
  respondent: 'self' | 'someone_else'
}

/** Studies that do not suit, each with its reason, folded so that the page stays short. */
export function OtherStudies({ title, studies, respondent }: OtherStudiesProps) {
  const { i18n } = useLingui()
  if (studies.length === 0) return null
  return (
    <Prose>
      <h2>{title}</h2>
      {studies.map((study) => (
        <Disclosure
          key={study.trial_code}
          summary={
            <>
              {studyName(study.trial_code)} – {i18n._(outcomeLabel(study))}
            </>
          }
        >
          <StudyResult study={study} respondent={respondent} />
        </Disclosure>
      ))}
    </Prose>
  )
}
