import type {
  CountedReason,
  Durations,
  Figures,
  IncludedCount,
  SponsorFile,
  StartStudies,
  StudyFigures,
} from '@clairmemoire/api-client/schema'
import { sponsorFile } from '@clairmemoire/domain/sponsor-file'
import type { Criterion, Study } from '@clairmemoire/domain/study'
import { studyOfCode } from '@clairmemoire/domain/studies'
import { type CountedWeek, firstShownWeek, weekOf } from '@clairmemoire/domain/study-figures'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { zoneOfDesk } from '../../calls/zone-of-calls.ts'
import { studyInclusion } from '../../desk/desk.table.ts'
import { dateIn } from '../../platform/calendar/zoned-time.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { startStudy } from '../../staff/staff.table.ts'
import { sentCriterion } from '../../requests/study-call.ts'
import type { Backend } from '../backend.ts'
import { countStudy } from './count-study.ts'

type OfStudy = FastifyRequest<{ Params: { trial_code: string } }>

export function getStudyFigures(backend: Backend) {
  return async ({ params }: OfStudy): Promise<StudyFigures> => {
    return figuresOfStudy(backend, studyOf(backend, params.trial_code))
  }
}

export function getSponsorFile(backend: Backend) {
  return async ({ params }: OfStudy): Promise<SponsorFile> => {
    const { code, name } = studyOf(backend, params.trial_code)
    const day = today(backend)
    const { weeks } = await countStudy(backend, { trialCode: code, day, now: backend.clock() })
    return { name: `${code}-${day}.csv`, text: sponsorFile(name, weeks) }
  }
}

type Entering = FastifyRequest<{ Params: { trial_code: string }; Body: IncludedCount }>

/** Stores the number of included people of a week. Rejects weeks that are not shown. */
export function setIncluded(backend: Backend) {
  return async (request: Entering): Promise<StudyFigures> => {
    const { id: staffId } = signedIn(request)
    const study = studyOf(backend, request.params.trial_code)
    const { week, count } = request.body
    const day = today(backend)
    if (weekOf(week) !== week || week > day || week < firstShownWeek(day)) throw Refusal.of({ week: 'invalid' })
    const entered = { count, staffId, at: backend.clock() }
    await backend.database
      .insert(studyInclusion)
      .values({ trialCode: study.code, week, ...entered })
      .onConflictDoUpdate({ target: [studyInclusion.trialCode, studyInclusion.week], set: entered })
    return figuresOfStudy(backend, study)
  }
}

function studyOf({ studies }: Backend, trialCode: string): Study {
  const study = studyOfCode(trialCode, studies.current())
  if (study === undefined) throw new NotFound()
  return study
}

function today({ clinic, clock }: Backend): CalendarDate {
  return dateIn(zoneOfDesk(clinic), clock())
}

async function figuresOfStudy(backend: Backend, { code, name, criteria }: Study): Promise<StudyFigures> {
  const counting = { trialCode: code, day: today(backend), now: backend.clock() }
  const { weeks, total, reasons } = await countStudy(backend, counting)
  return {
    trial_code: code,
    name,
    weeks: weeks.map(({ week, ...counts }) => ({ week, figures: figures(counts) })),
    total: figures(total),
    reasons: reasons.map((counted) => ({ ...counted, ...criterionOf(counted, criteria) })),
  }
}

/** Returns the criterion of the reason `not_eligible`, unless the study no longer has it. */
function criterionOf({ reason, why }: CountedReason, criteria: readonly Criterion[]): Pick<CountedReason, 'criterion'> {
  const found = reason === 'not_eligible' ? criteria.find(({ id }) => id === why) : undefined
  if (found === undefined) return {}
  const { id: _, ...criterion } = sentCriterion(found)
  return { criterion }
}

function figures({ passedOn, toFirstTry, toReached, ...same }: Omit<CountedWeek, 'week'>): Figures {
  return { ...same, passed_on: passedOn, to_first_try: durations(toFirstTry), to_reached: durations(toReached) }
}

function durations({ count, median, ninthDecile }: CountedWeek['toFirstTry']): Durations {
  return { count, median, ninth_decile: ninthDecile }
}

export function listStartStudies(backend: Backend) {
  return async (request: FastifyRequest): Promise<StartStudies> => startStudiesOf(backend, signedIn(request).id)
}

export function addStartStudy(backend: Backend) {
  return async (request: OfStudy): Promise<StartStudies> => {
    const { id: staffId } = signedIn(request)
    const { code: trialCode } = studyOf(backend, request.params.trial_code)
    await backend.database.insert(startStudy).values({ staffId, trialCode }).onConflictDoNothing()
    return startStudiesOf(backend, staffId)
  }
}

export function removeStartStudy(backend: Backend) {
  return async (request: OfStudy): Promise<StartStudies> => {
    const { id: staffId } = signedIn(request)
    const { code } = studyOf(backend, request.params.trial_code)
    await backend.database
      .delete(startStudy)
      .where(and(eq(startStudy.staffId, staffId), eq(startStudy.trialCode, code)))
    return startStudiesOf(backend, staffId)
  }
}

/** Returns the chosen studies of a user, in the order of all lists of studies. */
async function startStudiesOf(backend: Backend, staffId: string): Promise<StartStudies> {
  const rows = await backend.database
    .select({ code: startStudy.trialCode })
    .from(startStudy)
    .where(eq(startStudy.staffId, staffId))
  const chosen = new Set(rows.map(({ code }) => code))
  const shown = backend.studies.current().filter(({ code }) => chosen.has(code))
  const figures = await Promise.all(shown.map((study) => figuresOfStudy(backend, study)))
  return { studies: figures.map(({ trial_code, name, total }) => ({ trial_code, name, total })) }
}
