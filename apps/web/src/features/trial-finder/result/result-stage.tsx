import type { Questionnaire, StudyAssessment } from '@clairmemoire/api-client/schema'
import type { StudyIntroduction } from '@clairmemoire/cms-client/study'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { questionsOfCriterion } from '@clairmemoire/domain/questions-of-criterion'
import type { StudyCode } from '@clairmemoire/domain/study'
import { formatNearMoment } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  answersIn,
  describedValues,
  EraseAnswers,
  type FlowSite,
  Loaded,
  type Query,
  type QuestionStep,
  type StageProps,
  useDocumentTitle,
  useNewStep,
} from '../../../form-flow/index.ts'
import { finderPart } from '../../../own-results/index.ts'
import { mayBeShown } from '../../../platform/content/may-be-shown.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { within } from '../../../platform/timeout/within.ts'
import type { FinderDraft, FurtherStudy } from '../finder-draft.ts'
import { questionSteps, respondentIn } from '../screening/screening-steps.ts'
import { questionnaireQuery } from '../trial-finder.queries.ts'
import { DoctorSheet } from './doctor-sheet.tsx'
import { NextSteps, WhatWouldChange } from './next-steps.tsx'
import { sortedByWish, orderedResult, type Wish } from './outcomes.ts'
import { ResultHead } from './result-head.tsx'
import { AlsoField, FurtherStudies, OtherStudies, shownAtOnce, WishField } from './many-studies.tsx'
import { BookCall, type MissingAnswer, OpenStudy } from './study-result.tsx'

/** Shows the result of the comparison, as long as this device stores it. */
export function ResultStage({ context }: StageProps<FinderDraft>) {
  const { site, saved } = context
  const { result: recommendation, trial } = saved.draft
  if (!recommendation) return null
  const result = orderedResult(recommendation, trial)
  return (
    <Loaded query={questionnaireQuery(site.api, site.locale)} context={context}>
      {(questionnaire) => (
        // Waits for the texts of the studies, because texts that appear later would move the buttons.
        <Loaded query={studyIntroductionsQuery(site, result.open.slice(0, maxIntroductions))} context={context}>
          {(introductions) => (
            <Result
              context={context}
              questionnaire={questionnaire}
              recommendation={recommendation}
              result={result}
              introductions={introductions}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

interface ResultProps extends StageProps<FinderDraft> {
  questionnaire: Questionnaire
  recommendation: NonNullable<FinderDraft['result']>
  result: ReturnType<typeof orderedResult>
  introductions: Introductions
}

function Result({ context, questionnaire, recommendation, result, introductions }: ResultProps) {
  const { t, i18n } = useLingui()
  const { site, title, saved, goTo, phone } = context
  const { trial, trialName = trial, further = [] } = saved.draft
  const { values } = saved.draft.flows.screening
  useDocumentTitle(t({ id: 'trial-finder.result.tab', message: 'Votre résultat' }), title)
  useNewStep({ step: 'result' })
  const respondent = respondentIn(values)
  const [wish, setWish] = useState<Wish>('fit')
  const open = sortedByWish(wish, result.open)
  const [first] = open
  const questions = questionSteps(questionnaire, values, site.settings.country)
  const answer = (step: string) => {
    const { flows } = saved.draft
    saved.update({ flows: { ...flows, screening: { ...flows.screening, step } } })
    goTo('screening')
  }
  const others = result.open.filter((study) => study !== first).slice(0, maxFurther)
  const isOffered = (but: StudyCode) => (study: FurtherStudy) =>
    study.code !== but && others.some(({ trial_code: code }) => code === study.code)
  const book = ({ trial_code: chosen, name }: StudyAssessment) => {
    saved.update({ trial: chosen, trialName: name, further: further.filter(isOffered(chosen)) })
    goTo('request')
  }
  const openStudy = (study: StudyAssessment) => (
    <OpenStudy
      key={study.trial_code}
      study={study}
      text={introductions.get(study.trial_code)}
      respondent={respondent}
      isFirst={study === first}
      missing={missingAnswers(study, questions, answersIn(questionnaire, values))}
      onAnswer={answer}
      onBook={() => book(study)}
    />
  )
  return (
    <Section width="column">
      <Stack>
        <ResultHead
          outcome={recommendation.outcome}
          phone={phone}
          onAskForNews={() => goTo('news')}
          booking={first && <BookCall kind="sun" study={first} onBook={() => book(first)} />}
          saved={<StoredUntil site={site} />}
        />
        {trial ? <RequestedStudyResult trial={trial} name={trialName} studies={recommendation.studies} /> : null}
        <AlsoField studies={others} chosen={further} onChange={(studies) => saved.update({ further: studies })} />
        {open.length > shownAtOnce && <WishField wish={wish} onChange={setWish} />}
        {open.slice(0, shownAtOnce).map(openStudy)}
        <FurtherStudies count={Math.max(open.length - shownAtOnce, 0)}>
          {open.slice(shownAtOnce).map(openStudy)}
        </FurtherStudies>
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
            answers={describedValues(i18n, questions, values)}
            result={result}
            text={first && introductions.get(first.trial_code)}
            locale={site.locale}
            phone={phone}
          />
        </Disclosure>
        <Actions>
          <Button kind="quiet" onClick={() => goTo('screening')}>
            <Trans id="trial-finder.result.change">Revoir mes réponses</Trans>
          </Button>
        </Actions>
        <EraseAnswers onErase={saved.erase} />
      </Stack>
    </Section>
  )
}

/** The unanswered questions on which a study depends. */
export function missingAnswers(
  { criteria }: Pick<StudyAssessment, 'criteria'>,
  questions: readonly QuestionStep[],
  answers: Answers,
): readonly MissingAnswer[] {
  const unanswered = criteria.filter(({ state }) => state === 'declined')
  const missing = new Set(unanswered.flatMap(questionsOfCriterion))
  return questions
    .filter(({ id }) => missing.has(id) && answers[id] === null)
    .map(({ id, question, wording }) => ({ id, label: question.label[wording] }))
}

type Introductions = ReadonlyMap<StudyCode, StudyIntroduction>

/** The largest number of other studies in one call. */
const maxFurther = 2

/** The number of studies whose texts are loaded; other studies are shown without a text. */
const maxIntroductions = 10

/** The longest wait for the optional texts, in milliseconds. */
const introductionsTimeout = 3000

/** Introductions by study code, in the reader's language. Empty if loading fails or takes too long. */
function studyIntroductionsQuery(site: FlowSite, studies: readonly StudyAssessment[]): Query<Introductions> {
  return {
    queryKey: ['study-introductions', site.locale, studies.map(({ trial_code }) => trial_code)],
    queryFn: () => within(introductionsTimeout, loadIntroductions(site, studies)).catch(() => new Map()),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

async function loadIntroductions(
  { content, settings }: FlowSite,
  studies: readonly StudyAssessment[],
): Promise<Introductions> {
  const read = await content()
  const texts = studies.map(async ({ trial_code: code, slug }) => {
    const text = await read.study(slug).catch(() => undefined)
    return text && mayBeShown(text, settings) ? [[code, text] as const] : []
  })
  return new Map((await Promise.all(texts)).flat())
}

/** States until when this device stores the answers and the result, which the clinic does not store. */
function StoredUntil({
  site: { applicationState, locale },
}: {
  site: Pick<SiteContext, 'applicationState' | 'locale'>
}) {
  const [until, setUntil] = useState<Date>()
  const show = useEffectEvent(setUntil)
  useEffect(() => {
    void applicationState.storedFor(finderPart).then((saved) => show(saved?.until))
  }, [applicationState])
  if (until === undefined) return null
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const moment = formatNearMoment(locale, until.toISOString(), timeZone)
  return (
    <p>
      <Trans id="trial-finder.result.stored">
        Cet appareil garde ce résultat jusqu’au {moment}. Nous ne le gardons pas : imprimez la feuille plus bas.
      </Trans>
    </p>
  )
}

interface RequestedStudyResultProps {
  trial: StudyCode
  name: string | undefined
  studies: readonly StudyAssessment[]
}

/** Explains that the requested study does not suit or was not compared. A study that may suit is in the list instead. */
function RequestedStudyResult({ trial, name, studies }: RequestedStudyResultProps) {
  const study = studies.find(({ trial_code }) => trial_code === trial)
  if (study !== undefined && study.outcome !== 'no_match') return null
  return (
    <Notice tone="info">
      <p>
        {study === undefined || study.reason === 'no_site_in_country' ? (
          <Trans id="trial-finder.result.requested-abroad">
            L’étude {name}, que vous avez lue, n’a pas de lieu dans le pays que vous avez indiqué.
          </Trans>
        ) : study.reason === 'criteria' ? (
          <Trans id="trial-finder.result.requested-criteria">
            L’étude {name}, que vous avez lue, ne correspond pas à vos réponses. Les raisons sont plus bas.
          </Trans>
        ) : (
          <Trans id="trial-finder.result.requested-closed">
            L’étude {name}, que vous avez lue, ne recrute pas pour le moment.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
