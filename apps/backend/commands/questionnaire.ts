import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { questionnaireCommand, readInstrument } from '../src/questionnaires/fhir/questionnaire-command.ts'
import { memoryTests } from '../src/questionnaires/questionnaires.ts'
import { readSettings } from '../src/server/settings.ts'

try {
  const { memoryTestFile } = readSettings(process.env)
  const own = memoryTestFile === undefined ? [] : [await readInstrument(memoryTestFile)]
  process.stdout.write(await questionnaireCommand(process.argv.slice(2), [...own, ...Object.values(memoryTests)]))
} catch (error) {
  process.exitCode = 1
  if (error instanceof StartRefusal) process.stderr.write(`${error.message}\n`)
  else throw error
}
