import * as v from 'valibot'
import { clinicalTrialsGov, ctis, type Register, registerOf } from '../registers.ts'
import { type Draft, draftOf } from './draft.ts'
import type { RegisterRequest } from './read-register.ts'
import type { RegisteredStudy } from './registered-study.ts'
import { RegisterProblem } from './register-problem.ts'

/** Makes a draft of a study from its number in a register. Rejects with a RegisterProblem. */
export async function importStudy(
  number: string,
  readRegister: (request: RegisterRequest) => Promise<unknown>,
): Promise<Draft> {
  const id = number.trim().toUpperCase()
  const register = registerOf(id)
  if (!register) throw new RegisterProblem({ code: 'no_number', id: number.trim() })
  const { name, draftUrl } = register
  const body = await readRegister({ register: name, id, url: draftUrl(id) })
  // The European register answers {} for an unknown number.
  if (JSON.stringify(body) === '{}') throw new RegisterProblem({ code: 'no_study', register: name, id })
  return draftOf(studyIn(body, register, id))
}

/** Makes a draft of a study from a saved register record. Throws a RegisterProblem that contains `name`. */
export function draftOfRecord(body: unknown, name: string): Draft {
  const register = v.is(v.object({ ctNumber: v.string() }), body) ? ctis : clinicalTrialsGov
  return draftOf(studyIn(body, register, name))
}

function studyIn(body: unknown, { name: register, readStudy }: Register, id: string): RegisteredStudy {
  try {
    return readStudy(body)
  } catch (error) {
    if (!(error instanceof v.ValiError)) throw error
    const fields = error.issues.map((issue) => v.getDotPath(issue) ?? '')
    throw new RegisterProblem({ code: 'unreadable', register, id, fields })
  }
}
