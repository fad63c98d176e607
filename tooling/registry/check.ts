/** `pnpm studies:check`: what the public registers say otherwise; fails when there is anything to do. */
import { studySites } from '@clairmemoire/settings/study-sites'
import { studies } from '@clairmemoire/studies'
import { sampleSites } from '@clairmemoire/studies/sample-sites'
import { studiesAt } from '@clairmemoire/studies/studies-at-sites'
import { checkStudy } from './check-studies.ts'
import { readJson } from './read-json.ts'

const today = new Date().toISOString().slice(0, 10)
const sites = studySites(process.env, studies, sampleSites)
const checked = await Promise.all(studiesAt(sites).map((study) => checkStudy(study, today, readJson)))
process.stdout.write(`${checked.flatMap(({ lines }) => lines).join('\n')}\n`)
if (checked.some(({ isFine }) => !isFine)) process.exitCode = 1
