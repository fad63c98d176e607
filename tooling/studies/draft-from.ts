import type { Draft } from '@clairmemoire/registry/draft'
import { draftOfRecord, importStudy } from '@clairmemoire/registry/import-study'
import type { RegisterRequest } from '@clairmemoire/registry/read-register'
import { type RegisterFailure, RegisterProblem } from '@clairmemoire/registry/register-problem'
import { registerOf } from '@clairmemoire/registry/registers'
import { Document } from 'yaml'
import { Refusal } from './refusal.ts'

interface Sources {
  readRegister: (request: RegisterRequest) => Promise<unknown>
  /** Rejects if the file does not exist. */
  readText: (file: string) => Promise<string>
}

/** Makes the draft of a study from the number in a register or from a saved file. Rejects with a Refusal if this is not possible. */
export async function draftFrom(numberOrFile: string, { readRegister, readText }: Sources): Promise<Draft> {
  try {
    if (registerOf(numberOrFile.trim().toUpperCase())) return await importStudy(numberOrFile, readRegister)
    return draftOfRecord(jsonIn(await textOf(numberOrFile, readText), numberOrFile), numberOrFile)
  } catch (error) {
    if (!(error instanceof RegisterProblem)) throw error
    throw new Refusal([error.message, ...otherWay(error.failure)].join(' '))
  }
}

const passing: ReadonlySet<RegisterFailure['code']> = new Set([
  'too_often',
  'answers_error',
  'answers_page',
  'unreachable',
])

/** Describes another way to get the record, if the failure may be temporary or only concern this computer. */
function otherWay({ code, id }: RegisterFailure): string[] {
  const page = registerOf(id)?.url(id)
  if (!passing.has(code) || page === undefined) return []
  return [
    `Or open ${page} in a browser, on another computer perhaps, save what it shows as a file, and import that file.`,
  ]
}

async function textOf(file: string, readText: Sources['readText']): Promise<string> {
  try {
    return await readText(file)
  } catch {
    throw new Refusal(
      `${file} is not a number of a register (NCT01234567 or 2024-512345-12-00), and there is no file of that name.`,
    )
  }
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Refusal(`${file} is not valid JSON. Save the data of the register, not its page.`)
  }
}

const note = ` A draft from a public register: the site never shows it.
 Look at each line, correct its criteria, and set "seen: true". "missing" marks data that the register
 lacks: write it under "study". Then: pnpm studies finish <this file> <address of the study>`

/** Writes a draft as YAML for people to edit. Repeated values have no YAML aliases, so that each can be changed separately. */
export function draftYaml(draft: Draft): string {
  const document = new Document(draft, { aliasDuplicateObjects: false })
  document.commentBefore = note
  return document.toString({ lineWidth: 120 })
}
