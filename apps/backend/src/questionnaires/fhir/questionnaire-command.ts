import { readFile, writeFile } from 'node:fs/promises'
import type { Instrument } from '@clairmemoire/forms/instrument'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { exportedQuestionnaire } from './exported-questionnaire.ts'
import { importedQuestionnaire } from './imported-questionnaire.ts'

const usage = [
  'pnpm questionnaire export <id> [<file>]  writes a memory test as a Questionnaire of FHIR R4, to the file or the standard output',
  'pnpm questionnaire import <file>         reads one and prints its contents or its faults',
].join('\n')

/** Runs the command and returns the text to print. */
export async function questionnaireCommand(
  words: readonly string[],
  instruments: readonly Instrument[],
): Promise<string> {
  const [verb, name, file] = words
  if (name === undefined || (verb !== 'export' && verb !== 'import')) throw new StartRefusal(usage)
  return verb === 'export' ? exported(instruments, name, file) : imported(name)
}

/** Reads a memory test from a file, or throws its faults in sentences (R0-03). */
export async function readInstrument(file: string): Promise<Instrument> {
  const read = importedQuestionnaire(parsed(file, await textOf(file)))
  if ('faults' in read) throw new StartRefusal(`${file} is not a memory test.\n${read.faults.join('\n')}`)
  return read
}

async function exported(instruments: readonly Instrument[], id: string, file: string | undefined): Promise<string> {
  const instrument = instruments.find((one) => one.id === id)
  const known = [...new Set(instruments.map((one) => one.id))]
  if (instrument === undefined)
    throw new StartRefusal(`There is no memory test "${id}". There are: ${known.join(', ')}.`)
  const json = `${JSON.stringify(exportedQuestionnaire(instrument), undefined, 2)}\n`
  if (file === undefined) return json
  await writeFile(file, json)
  return `${id}, version ${instrument.version}, is in ${file}.\n`
}

async function imported(file: string): Promise<string> {
  const { id, version, questions, scoring } = await readInstrument(file)
  const things = scoring.areas.flatMap(({ items }) => items).length
  return `${id}, version ${version}: ${questions.length} questions, ${things} of which make the score. It can be asked: set MEMORY_TEST_FILE to this file and start again.\n`
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new StartRefusal(`${file} cannot be read.`)
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartRefusal(`${file} is not JSON.`)
  }
}
