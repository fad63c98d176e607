import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migratedDatabase } from '../../testing/test-database.ts'
import { doctor } from './doctor.ts'

let folder = ''
const settings = { MAIL_FROM: 'clinic@real.test', DESK_EMAIL: 'desk@real.test' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A mail server that counts delivered mails. */
async function mailServer(options: SMTPServerOptions) {
  let delivered = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        delivered += 1
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    delivered: () => delivered,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A host name that is longer than the DNS allows, so that it is not looked up. */
const unknownHost = (ending: string) => `${'a.'.repeat(150)}${ending}`

it('without a fault, the checked parts are listed and no mail is delivered', async () => {
  await using server = await mailServer({ authOptional: true })
  const DATABASE_URL = await migratedDatabase()
  const environment = { ...settings, DATA_DIR: folder, DATABASE_URL, SMTP_URL: `smtp://${server.host}` }
  expect(await doctor(environment)).toBe(
    `No fault found: settings, data directory, database at ${new URL(DATABASE_URL).host}, mail server at ${server.host}.\n`,
  )
  expect(server.delivered()).toBe(0)
})

it('all faults are listed together, each in one sentence', async () => {
  await using server = await mailServer({
    onAuth: (_auth, _session, done) => done(new Error('no')),
    allowInsecureAuth: true,
  })
  const environment = {
    ...settings,
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://clinic:short@127.0.0.1:1/clinic',
    SMTP_URL: `smtp://clinic:wrong@${server.host}`,
    SITE_ENV: 'staging',
    SITE_HOST_FR: unknownHost('fr'),
    SITE_HOST_EN: unknownHost('com'),
  }
  await expect(doctor(environment)).rejects.toThrow(
    /^The password in DATABASE_URL is too short: .+\nThe database at 127\.0\.0\.1:1 cannot be reached\.\nThe mail server wants another user, .+\nhttps:\/\/(?:a\.)+fr cannot be reached .+\nhttps:\/\/(?:a\.)+com cannot be reached .+$/,
  )
})

it('invalid settings are listed before anything else is checked', async () => {
  await expect(doctor({ SITE_ENV: 'production', DPO_EMAIL: 'x', STUDY_SITES_FILE: '/nowhere.yaml' })).rejects.toThrow(
    /^DPO_EMAIL must be .+\nSTUDY_SITES_FILE: .+\nSITE_ENV=production needs these settings: .+OPERATOR_NAME.+\.$/,
  )
})
