import { resolve } from 'node:path'
import { contentServiceSettings } from '@clairmemoire/settings/content-service'
import { legalFacts } from '@clairmemoire/settings/operator'
import { startProblems } from '@clairmemoire/settings/production'
import { badValues, type Environment, type Schema } from '@clairmemoire/settings/schema'
import { refuseFor, StartRefusal } from '@clairmemoire/settings/start-refusal'
import { enteredSites } from '@clairmemoire/settings/study-sites'
import { smtpErrorOf } from '../mail/smtp-error.ts'
import { tryMailServer } from '../mail/try-mail-server.ts'
import { clockFaults } from '../operator/doctor/clock-faults.ts'
import { dataDirectoryAt, dataDirectoryFaults } from '../operator/doctor/data-directory-faults.ts'
import { databaseFaults, databaseStateOf } from '../operator/doctor/database-faults.ts'
import { mailFaults } from '../operator/doctor/mail-faults.ts'
import { environmentFaults, sampleFaults, secretFaults } from '../operator/doctor/setting-faults.ts'
import { askSite, siteFaults } from '../operator/doctor/site-faults.ts'
import { gatewayFaults, smsFaults } from '../operator/doctor/sms-faults.ts'
import { visitorTimeouts } from '../platform/database/connect.ts'
import { connectToServer } from '../platform/database/connect-to-server.ts'
import { runningServer } from '../platform/database/embedded/running-server.ts'
import { smsProblems } from '../sms/settings.ts'
import { backendSettings, readSettings, type Settings } from './settings.ts'

/** A part of a set-up, and a sentence for each of its faults. */
interface Checked {
  part: string
  faults: readonly string[]
}

const schemas: readonly Schema[] = [backendSettings, legalFacts, contentServiceSettings]

/** Checks a set-up from the machine of the backend: lists the parts without a fault, or throws all faults. */
export async function doctor(environment: Environment): Promise<string> {
  const problems = startProblems(environment, schemas)
  const invalid = badValues(environment, schemas.flatMap(Object.values))
  // The other checks need valid values.
  if (invalid.length > 0 || enteredSites(environment).problems.length > 0) refuseFor(problems)
  const settings = readSettings(environment)
  const { databaseUrl, dataDirectory, siteEnvironment, clinic } = settings
  const url = databaseUrl ?? (await runningServer(resolve(dataDirectory)))
  const samples = siteEnvironment === 'production' ? schemas.flatMap((schema) => sampleFaults(environment, schema)) : []
  const checked: Checked[] = [
    {
      part: 'settings',
      faults: [
        ...problems,
        ...environmentFaults(environment, siteEnvironment),
        ...smsProblems(settings),
        ...new Set(samples),
        ...secretFaults(environment, databaseUrl),
      ],
    },
    ...(await checkDataDirectory(dataDirectory)),
    ...(url === undefined ? [] : [await checkDatabase(url)]),
    ...(settings.smtpUrl === undefined ? [] : [await checkMailServer(settings.smtpUrl, clinic)]),
    ...(await checkGateway(settings)),
    ...(siteEnvironment === 'local'
      ? []
      : await Promise.all(Object.values(clinic.sites).map((origin) => checkSite(origin, settings)))),
  ]
  refuseFor(checked.flatMap(({ faults }) => faults))
  return `No fault found: ${checked.map(({ part }) => part).join(', ')}.\n`
}

async function checkDataDirectory(folder: string): Promise<Checked[]> {
  const state = await dataDirectoryAt(folder)
  return state === undefined ? [] : [{ part: 'data directory', faults: dataDirectoryFaults(folder, state) }]
}

async function checkDatabase(url: string): Promise<Checked> {
  const part = `database at ${new URL(url).host}`
  try {
    const client = await connectToServer(url, visitorTimeouts)
    try {
      const state = await databaseStateOf(client)
      const clocks = 'clock' in state ? clockFaults('the database', state.clock, Date.now()) : []
      return { part, faults: [...databaseFaults(state), ...clocks] }
    } finally {
      await client.end()
    }
  } catch (error) {
    if (error instanceof StartRefusal) return { part, faults: [error.message] }
    throw error
  }
}

async function checkMailServer(smtpUrl: string, { bouncesTo, deskEmail }: Settings['clinic']): Promise<Checked> {
  const part = `mail server at ${new URL(smtpUrl).host}`
  try {
    await tryMailServer(smtpUrl, { from: bouncesTo, to: deskEmail })
    return { part, faults: [] }
  } catch (error) {
    return { part, faults: mailFaults(smtpErrorOf(error)) }
  }
}

async function checkGateway({ sms, smsGatewayUrl: url }: Settings): Promise<Checked[]> {
  if (sms === 'off' || url === undefined) return []
  return [{ part: `SMS gateway at ${new URL(url).host}`, faults: await gatewayFaults(url) }]
}

async function checkSite(origin: string, { sms }: Settings): Promise<Checked> {
  const answer = await askSite(origin)
  const clocks = 'clock' in answer ? clockFaults(origin, answer.clock, Date.now()) : []
  const texts = 'seen' in answer ? smsFaults(origin, answer.sms, sms) : []
  return { part: origin, faults: [...siteFaults(origin, answer), ...clocks, ...texts] }
}
