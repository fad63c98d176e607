import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describedValues, EraseAnswers, useDocumentTitle, useNewStep } from '../../form-flow/index.ts'
import { countryIn } from '../finder-draft.ts'
import type { FormStageProps } from '../finder-props.ts'
import { questionSteps } from '../screening-steps.ts'
import { respondentIn } from '../trial-finder.mapper.ts'
import { studyIntroductionsQuery } from '../trial-finder.queries.ts'
import { DoctorSheet } from './doctor-sheet.tsx'
import { NextSteps } from './next-steps.tsx'
import { OpenStudy } from './open-study.tsx'
import { OtherStudies } from './other-studies.tsx'
import { RequestedStudyResult } from './requested-study-result.tsx'
import { orderedResult } from './result-order.ts'
import { ResultHead } from './result-head.tsx'

interface ResultStageProps extends FormStageProps {
  onShown: () => void
}

/** What the comparison said, for as long as this device keeps the answers. */
export function ResultStage({ questionnaire, site, title, kept, goTo, phone, onShown }: ResultStageProps) {
  const { t, i18n } = useLingui()
  const { result: recommendation, screening, trial } = kept.draft
  const introductions = useQuery(
    studyIntroductionsQuery(site.locale, countryIn(kept.draft, site.settings.country)),
  ).data
  useDocumentTitle(t({ id: 'trial-finder.result.tab', message: 'Votre résultat' }), title)
  useNewStep({ step: 'result' })
  // What may follow is fetched ahead.
  useEffect(() => onShown(), [onShown])
  if (!recommendation) return null
  const respondent = respondentIn(screening.values)
  const result = orderedResult(recommendation, trial)
  const [first] = result.open
  const book = (code: typeof trial) => {
    kept.update({ trial: code })
    goTo('request')
  }
  return (
    <Section width="column">
      <Stack>
        <ResultHead outcome={recommendation.outcome} phone={phone} onAskForNews={() => goTo('news')} />
        {trial ? <RequestedStudyResult trial={trial} studies={recommendation.studies} /> : null}
        {result.open.map((study) => (
          <OpenStudy
            key={study.trial_code}
            study={study}
            introduction={introductions?.[study.trial_code]}
            respondent={respondent}
            isFirst={study === first}
            onBook={() => book(study.trial_code)}
          />
        ))}
        {first ? null : <NextSteps phone={phone} />}
        <OtherStudies
          title={
            first ? (
              <Trans id="trial-finder.result.other-studies">Les autres études, et pourquoi</Trans>
            ) : (
              <Trans id="trial-finder.result.all-studies">Les études, et pourquoi elles ne correspondent pas</Trans>
            )
          }
          studies={result.others}
          respondent={respondent}
        />
        <Disclosure summary={<Trans id="trial-finder.sheet.open">Une feuille à emporter chez le médecin</Trans>}>
          <DoctorSheet
            answers={describedValues(i18n, questionSteps(questionnaire, screening.values), screening.values)}
            result={result}
            introduction={first && introductions?.[first.trial_code]}
            locale={site.locale}
            phone={phone}
          />
        </Disclosure>
        <Actions>
          <Button kind="quiet" onClick={() => goTo('screening')}>
            <Trans id="trial-finder.result.change">Revoir mes réponses</Trans>
          </Button>
        </Actions>
        <EraseAnswers onErase={kept.erase} />
      </Stack>
    </Section>
  )
}
