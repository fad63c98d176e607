import * as v from 'valibot'
import { clinicalTrialsGovUrl } from '../clinical-trials-gov.ts'
import { ctisUrl } from '../ctis.ts'
import { clinicalTrialsGovDraftUrl, readClinicalTrialsGovStudy } from './clinical-trials-gov-study.ts'
import { readCtisStudy } from './ctis-study.ts'
import { type Draft, draftOf } from './draft.ts'
import type { Asked } from './read-register.ts'
import type { RegisteredStudy } from './registered-study.ts'
import { RegisterProblem } from './register-problem.ts'

interface Register {
  name: string
  pattern: RegExp
  url: (id: string) => string
  saveFrom: (id: string) => string
  read: (body: unknown) => RegisteredStudy
}

const clinicalTrialsGov: Register = {
  name: 'ClinicalTrials.gov',
  pattern: /^NCT\d{8}$/,
  url: clinicalTrialsGovDraftUrl,
  saveFrom: clinicalTrialsGovUrl,
  read: readClinicalTrialsGovStudy,
}
const ctis: Register = {
  name: 'The European register',
  pattern: /^\d{4}-\d{6}-\d{2}-\d{2}$/,
  url: ctisUrl,
  saveFrom: ctisUrl,
  read: readCtisStudy,
}

export interface Sources {
  readRegister: (asked: Asked) => Promise<unknown>
  /** Rejects when there is no such file. */
  readText: (file: string) => Promise<string>
}

/** The draft of a study, by its number in a register or by a file saved from one. Rejects with a RegisterProblem. */
export async function importStudy(numberOrFile: string, { readRegister, readText }: Sources): Promise<Draft> {
  const id = numberOrFile.trim().toUpperCase()
  const register = [clinicalTrialsGov, ctis].find(({ pattern }) => pattern.test(id))
  if (!register) return draftOfFile(numberOrFile, readText)
  const { name, url, saveFrom } = register
  const body = await readRegister({ register: name, id, url: url(id), saveFrom: saveFrom(id) })
  // The European register answers {} for a number that it does not know.
  if (JSON.stringify(body) === '{}') throw new RegisterProblem(`${name} has no study ${id}. Check the number.`)
  return draftOf(studyIn(body, register, id))
}

async function draftOfFile(file: string, readText: Sources['readText']): Promise<Draft> {
  const body = jsonIn(await textOf(file, readText), file)
  const register = v.is(v.object({ ctNumber: v.string() }), body) ? ctis : clinicalTrialsGov
  return draftOf(studyIn(body, register, file))
}

async function textOf(file: string, readText: Sources['readText']): Promise<string> {
  try {
    return await readText(file)
  } catch {
    throw new RegisterProblem(
      `${file} is no number of a register (NCT01234567 or 2024-512345-12-00), and there is no file of that name.`,
    )
  }
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new RegisterProblem(`${file} is no JSON. Save the data of the register, not its page.`)
  }
}

function studyIn(body: unknown, { name, read }: Register, what: string): RegisteredStudy {
  try {
    return read(body)
  } catch (error) {
    if (!(error instanceof v.ValiError)) throw error
    const fields = error.issues.map((issue) => v.getDotPath(issue) ?? 'the whole').join(', ')
    throw new RegisterProblem(
      `${what} is no record of ${name} that we can read (${fields}). Compare it with the register by hand, and tell a developer.`,
    )
  }
}
