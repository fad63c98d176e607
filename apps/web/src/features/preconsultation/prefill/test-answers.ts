import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { FlowSite } from '../../../form-flow/index.ts'
import { openOwnAnswers, ownResult, type OwnAnswers } from '../../../own-results/index.ts'
import { resultQuery } from '../preconsultation.queries.ts'

/** Where this device finds answers of the memory test: in the test that is not sent yet, or behind the key to its result. */
export type TestAnswers = { kind: 'begun'; answers: OwnAnswers } | { kind: 'sent'; id: string }

/** Asks the device alone; undefined where it keeps neither. */
export async function testAnswersOn({
  applicationState: state,
}: Pick<FlowSite, 'applicationState'>): Promise<TestAnswers | undefined> {
  const answers = await openOwnAnswers(state)
  if (answers) return { kind: 'begun', answers }
  const id = await ownResult.open(state)
  return id === undefined ? undefined : { kind: 'sent', id }
}

/** Only after the person said yes; throws a failure when a result does not come. */
export async function openTestAnswers(site: FlowSite, found: TestAnswers): Promise<OwnAnswers> {
  if (found.kind === 'begun') return found.answers
  const client = await site.queryClient()
  return answersOf(await client.fetchQuery(resultQuery(site, found.id)))
}

function answersOf({ user_type: userType, answers }: Recommendation): OwnAnswers {
  return { userType, values: Object.fromEntries(answers.map(({ id, value }) => [id, value])) }
}
