import { studySites } from '@clairmemoire/settings/study-sites'
import { studies } from '@clairmemoire/studies'
import { sampleSites } from '@clairmemoire/studies/sample-sites'
import { checkStudy } from './check-studies.ts'

/** Prints what the public registers say otherwise; the exit code is 1 when there is anything to do. */
export async function check(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const sites = studySites(process.env, studies, sampleSites)
  const checked = await Promise.all(
    studies.map((study) => checkStudy({ ...study, sites: sites[study.code] ?? [] }, today, readJson)),
  )
  process.stdout.write(`${checked.flatMap(({ lines }) => lines).join('\n')}\n`)
  if (checked.some(({ isFine }) => !isFine)) process.exitCode = 1
}

/** Rejects when nothing answers within half a minute, or not with JSON. */
async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
