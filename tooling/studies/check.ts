import { createCmsClient } from '@clairmemoire/cms-client'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import { failureText } from '@clairmemoire/cms-client/problem-text'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { studiesAt } from '@clairmemoire/domain/studies'
import { addressAt } from '@clairmemoire/registry/read-register'
import { sharedSettings } from '@clairmemoire/settings/operator'
import { settingsFrom } from '@clairmemoire/settings/schema'
import { studySites } from '@clairmemoire/settings/study-sites'
import { checkStudy } from './check-studies.ts'
import { registerOrigin } from './register-access.ts'

const { cmsUrl } = sharedSettings

/** Prints how our studies differ from the public registers; the exit code is 1 if there is anything to do. */
export async function check(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const { cmsUrl: origin } = settingsFrom(process.env, { cmsUrl })
  try {
    const documents = await createCmsClient({ origin, timeout: 30_000 }).readStudiesToCheck(defaultLocale)
    const studies = studiesAt(documents, { entered: studySites(process.env), showsSamples: true })
    const checked = await Promise.all(studies.map((study) => checkStudy(study, today, readJson)))
    process.stdout.write(`${checked.flatMap(({ lines }) => lines).join('\n')}\n`)
    if (checked.some(({ isFine }) => !isFine)) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    process.stderr.write(`${failureText(error)} Start the product first, or set ${cmsUrl.name}.\n`)
    process.exitCode = 1
  }
}

/** Fetches JSON; rejects if no JSON arrives within half a minute. */
async function readJson(url: string): Promise<unknown> {
  const response = await fetch(addressAt(registerOrigin, url), {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
