import { printResult } from '../src/operator/print-result.ts'
import { questionnaireCommand, readInstrument } from '../src/questionnaires/fhir/questionnaire-command.ts'
import { memoryTests } from '../src/questionnaires/questionnaires.ts'
import { readSettings } from '../src/server/settings.ts'

await printResult(async () => {
  const { memoryTestFile } = readSettings(process.env)
  const own = memoryTestFile === undefined ? [] : [await readInstrument(memoryTestFile)]
  return questionnaireCommand(process.argv.slice(2), [...own, ...Object.values(memoryTests)])
})
