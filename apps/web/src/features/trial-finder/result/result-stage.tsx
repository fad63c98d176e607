import type { Questionnaire } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  describedValues,
  EraseAnswers,
  Loaded,
  type StageProps,
  useDocumentTitle,
  useNewStep,
} from '../../../form-flow/index.ts'
import type { FinderDraft } from '../finder-draft.ts'
import { respondentIn } from '../screening/answers.ts'
import { questionSteps } from '../screening/screening-steps.ts'
import { questionnaireQuery } from '../trial-finder.queries.ts'
import { DoctorSheet } from './doctor-sheet.tsx'
import { KeptUntil } from './kept-until.tsx'
import { NextSteps } from './next-steps.tsx'
import { OpenStudy } from './open-study.tsx'
import { OtherStudies } from './other-studies.tsx'
import { RequestedStudyResult } from './requested-study-result.tsx'
import { orderedResult } from './result-order.ts'
import { ResultHead } from './result-head.tsx'
import { studyIntroductionsQuery } from './study-introductions.ts'
import { WhatWouldChange } from './what-would-change.tsx'

/** What the comparison said, for as long as this device keeps the answers. */
export function ResultStage({ visit }: StageProps<FinderDraft>) {
  const { api, locale } = visit.site
  return (
    <Loaded query={questionnaireQuery(api, locale)} phone={visit.phone}>
      {(questionnaire) => <Result visit={visit} questionnaire={questionnaire} />}
    </Loaded>
  )
}

interface ResultProps extends StageProps<FinderDraft> {
  questionnaire: Questionnaire
}

function Result({ visit, questionnaire }: ResultProps) {
  const { t, i18n } = useLingui()
  const { site, title, kept, goTo, phone } = visit
  const { result: recommendation, trial } = kept.draft
  const { values } = kept.draft.flows.screening
  const result = recommendation && orderedResult(recommendation, trial)
  const openCodes = result?.open.map(({ trial_code }) => trial_code) ?? []
  const introductions = useQuery(studyIntroductionsQuery(site, openCodes)).data
  useDocumentTitle(t({ id: 'trial-finder.result.tab', message: 'Votre résultat' }), title)
  useNewStep({ step: 'result' })
  if (!recommendation || !result) return null
  const respondent = respondentIn(values)
  const [first] = result.open
  const book = (code: typeof trial) => {
    kept.update({ trial: code })
    goTo('request')
  }
  return (
    <Section width="column">
      <Stack>
        <ResultHead
          outcome={recommendation.outcome}
          phone={phone}
          onAskForNews={() => goTo('news')}
          kept={<KeptUntil site={site} />}
        />
        {trial ? <RequestedStudyResult trial={trial} studies={recommendation.studies} /> : null}
        {result.open.map((study) => (
          <OpenStudy
            key={study.trial_code}
            study={study}
            text={introductions?.get(study.trial_code)}
            respondent={respondent}
            isFirst={study === first}
            onBook={() => book(study.trial_code)}
          />
        ))}
        {first ? null : (
          <>
            <NextSteps phone={phone} />
            <WhatWouldChange studies={result.others} />
          </>
        )}
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
            answers={describedValues(i18n, questionSteps(questionnaire, values), values)}
            result={result}
            text={first && introductions?.get(first.trial_code)}
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
