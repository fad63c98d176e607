import type { StudyStates as Answer } from '@clairmemoire/api-client/schema'
import type { StudyStates } from '@clairmemoire/domain/study'

/** Milliseconds: a page can do without, and says of each study what its sources say. */
const timeout = 1000

/** What the clinic has said of its studies, from the backend at an origin; rejects when it cannot be read. */
export async function readStudyStates(origin: string): Promise<StudyStates> {
  const answer = await fetch(`${origin}/api/trials/states`, { signal: AbortSignal.timeout(timeout) })
  if (!answer.ok) throw new Error('The states of studies cannot be read.')
  const { states }: Answer = await answer.json()
  return Object.fromEntries(states.map(({ trial_code, status }) => [trial_code, status]))
}
