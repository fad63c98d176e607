import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import { studyName } from '@clairmemoire/studies/catalogue'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Prose } from '@clairmemoire/ui/prose'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StudyIntroduction } from '@clairmemoire/cms-client/study'
import { outcomeLabel } from './outcome.copy.ts'
import { StudyResult } from './study-result.tsx'

interface OpenStudyProps {
  study: StudyAssessment
  /** Undefined where it could not be read. */
  text: StudyIntroduction | undefined
  respondent: 'self' | 'someone_else'
  /** Shows all of it at once; the others unfold. */
  isFirst: boolean
  onBook: () => void
}

/** A study that may suit: what it is, why, and a call about just this one (R2-101, R2-105). */
export function OpenStudy({ study, text, respondent, isFirst, onBook }: OpenStudyProps) {
  const { i18n } = useLingui()
  const name = studyName(study.trial_code)
  const details = (
    <>
      {text?.introduction.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>
        <Trans id="trial-finder.result.compared">Ce que nous avons comparé</Trans>
      </h3>
      <StudyResult study={study} respondent={respondent} />
    </>
  )
  return (
    <section>
      <Prose>
        <h2>{text?.title ?? name}</h2>
        <p>
          <Tag>{i18n._(outcomeLabel(study))}</Tag>
        </p>
        {isFirst ? (
          details
        ) : (
          <Disclosure summary={<Trans id="trial-finder.result.why">Pourquoi, et en savoir plus sur {name}</Trans>}>
            {details}
          </Disclosure>
        )}
      </Prose>
      <Actions>
        <Button kind={isFirst ? 'sun' : 'quiet'} onClick={onBook}>
          <Trans id="trial-finder.result.book">Choisir le moment d’un appel sur {name}</Trans>
        </Button>
      </Actions>
    </section>
  )
}
