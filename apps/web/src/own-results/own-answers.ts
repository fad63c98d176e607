import type { ApplicationState } from '../platform/application-state/application-state.ts'
import { selfTestPart } from './own-result.ts'

/** What was answered of the memory test and not sent yet, by the ids of its questions. */
export interface OwnAnswers {
  /** Who answers. */
  userType: unknown
  values: Readonly<Record<string, unknown>>
}

/** Undefined where this device keeps no such answer. */
export async function openOwnAnswers(state: Pick<ApplicationState, 'open'>): Promise<OwnAnswers | undefined> {
  const draft = await state.open(selfTestPart)
  const values = fieldOf(fieldOf(fieldOf(draft, 'flows'), 'test'), 'values')
  if (typeof values !== 'object' || values === null || Object.keys(values).length === 0) return undefined
  return { userType: fieldOf(draft, 'userType'), values: { ...values } }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
