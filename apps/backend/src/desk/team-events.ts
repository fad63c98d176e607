import type { TeamEvent } from '@clairmemoire/api-client/schema'
import { type CallOutcome, isReached } from '@clairmemoire/domain/call-outcome'
import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../platform/database/connect.ts'
import { staffView } from '../staff/staff.table.ts'
import { type CallOutcomeRow, callOutcome } from './desk.table.ts'
import { handOversOf, type CreatedHandOver } from './hand-overs.ts'

/** Returns the actions of the team that the person may see, oldest first. They contain no staff names and no notes. */
export async function teamEvents(
  queries: Queries,
  { id, reference }: { id: string; reference: string },
  day: (instant: Date) => string,
): Promise<TeamEvent[]> {
  const opened = await queries
    .select({ at: staffView.at })
    .from(staffView)
    .where(and(eq(staffView.reference, reference), eq(staffView.opened, true)))
  const outcomes = uncorrected(
    await queries.select().from(callOutcome).where(eq(callOutcome.subjectId, id)).orderBy(asc(callOutcome.at)),
  )
  const openedOn = [...new Set(opened.map(({ at }) => day(at)))]
  const events: TeamEvent[] = [
    ...openedOn.map((on) => ({ name: 'opened' as const, on })),
    ...outcomes.map((row) => teamEvent(row, day)),
    ...(await handOversOf(queries, id)).flatMap((each) => linkEvents(each, day)),
  ]
  return events.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
}

/** Removes the outcomes that another outcome corrects. */
export function uncorrected(outcomes: readonly CallOutcomeRow[]): CallOutcomeRow[] {
  const corrected = new Set(outcomes.map(({ corrects }) => corrects))
  return outcomes.filter(({ id }) => !corrected.has(id))
}

function teamEvent({ outcome, details, at }: CallOutcomeRow, day: (instant: Date) => string): TeamEvent {
  return {
    name: nameOf(outcome),
    on: day(at),
    ...(details.appointment_at !== undefined && { at: details.appointment_at }),
    ...(details.site !== undefined && { site: details.site }),
  }
}

function linkEvents(link: CreatedHandOver, day: (instant: Date) => string): TeamEvent[] {
  const { site, createdAt, openedAt, withdrawnAt } = link
  return [
    { name: 'link_made', on: day(createdAt), site },
    ...(openedAt ? [{ name: 'link_opened' as const, on: day(openedAt), site }] : []),
    ...(withdrawnAt ? [{ name: 'link_withdrawn' as const, on: day(withdrawnAt), site }] : []),
  ]
}

function nameOf(outcome: CallOutcome): TeamEvent['name'] {
  if (outcome === 'appointment' || outcome === 'passed_on') return outcome
  if (outcome === 'wants_time') return 'call_again'
  return isReached(outcome) ? 'called' : 'tried'
}
