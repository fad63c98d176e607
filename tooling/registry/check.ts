/** `pnpm studies:check`: what the public registers say otherwise; fails when there is anything to do. */
import { studies } from '@clairmemoire/studies'
import { checkStudy } from './check-studies.ts'
import { readJson } from './read-json.ts'

const today = new Date().toISOString().slice(0, 10)
const checked = await Promise.all(studies.map((study) => checkStudy(study, today, readJson)))
process.stdout.write(`${checked.flatMap(({ lines }) => lines).join('\n')}\n`)
if (checked.some(({ isFine }) => !isFine)) process.exitCode = 1
