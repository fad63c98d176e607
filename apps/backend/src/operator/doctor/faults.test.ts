import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedSettings } from '@clairmemoire/settings/operator'
import { samplePhones } from '@clairmemoire/settings/samples'
import { describe, expect, it } from 'vitest'
import { smtpErrorOf } from '../../mail/smtp-error.ts'
import { clockFaults } from './clock-faults.ts'
import { dataDirectoryAt, dataDirectoryFaults } from './data-directory-faults.ts'
import { databaseFaults } from './database-faults.ts'
import { mailFaults } from './mail-faults.ts'
import { environmentFaults, sampleFaults, secretFaults } from './setting-faults.ts'
import { gatewayFaults, smsFaults } from './sms-faults.ts'
import { askSite, siteFaults } from './site-faults.ts'

describe('the database', () => {
  const sound = {
    version: 150_004,
    encoding: 'UTF8',
    isLatin: true,
    sortsDifferently: false,
    mayCreate: true,
    hasForeignTables: false,
    hasTimeLimit: true,
    isFull: false,
    clock: 0,
  }

  it.each([
    [{ version: 140_010 }, 'The database has PostgreSQL 14: upgrade it to 15 or later.'],
    [
      { encoding: 'SQL_ASCII' },
      'The database stores texts as SQL_ASCII: create it again with --encoding=UTF8 --template=template0.',
    ],
    [{ isLatin: false }, 'The locale of the database changes the letter I: create it again with --locale=C.UTF-8.'],
    [
      { sortsDifferently: true },
      'The database was created with another version of its collation: run REINDEX DATABASE, then ALTER DATABASE … REFRESH COLLATION VERSION.',
    ],
    [
      { mayCreate: false },
      'The user of DATABASE_URL may not create schemas and tables: make it the owner of the database.',
    ],
    [
      { hasForeignTables: true },
      'Tables of the database belong to another user than that of DATABASE_URL: run REASSIGN OWNED as an administrator.',
    ],
    [
      { hasTimeLimit: false },
      'The time limits of the backend do not reach the database, as behind a pooler: set DATABASE_URL to PostgreSQL itself.',
    ],
    [{ isFull: true }, 'The disk of the database is full: free at least 1 GiB there.'],
  ])('has one message for the fault %o', (fault, sentence) => {
    expect(databaseFaults({ ...sound, ...fault })).toEqual([sentence])
  })

  it('has no message without a fault', () => {
    expect(databaseFaults(sound)).toEqual([])
  })
})

describe('a host', () => {
  const origin = 'https://clinique.fr'
  const seen = { protocol: 'https', host: 'clinique.fr', address: '203.0.113.9' }
  const lost = 'let the proxy set it, and TRUST_PROXY name the proxy.'

  it.each([
    ['ENOTFOUND', 'The host clinique.fr has no address: enter it in the DNS (ENOTFOUND).'],
    ['CERT_HAS_EXPIRED', 'The certificate of https://clinique.fr has expired: renew it.'],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'The certificate of https://clinique.fr has an unknown issuer: name the file of the issuer in NODE_EXTRA_CA_CERTS.',
    ],
    [
      'ECONNREFUSED',
      'https://clinique.fr cannot be reached from this machine: check the DNS of clinique.fr, the firewall and the proxy (ECONNREFUSED).',
    ],
    [
      undefined,
      'Something else than the site answers at https://clinique.fr: check the DNS of clinique.fr, and the proxy.',
    ],
  ])('has one message for the error %s', (error, sentence) => {
    expect(siteFaults(origin, { error })).toEqual([sentence])
  })

  it.each([
    [{ address: undefined }, 'X-Forwarded-For', 'the limits of one visitor apply to all of them'],
    [{ address: '192.0.2.1' }, 'X-Forwarded-For', 'the limits of one visitor apply to all of them'],
    [{ protocol: 'http' }, 'X-Forwarded-Proto', 'cookies are not secure'],
    [{ host: 'forged.example' }, 'X-Forwarded-Host', 'pages may be those of another country'],
  ])('has one message when its proxy lets %o arrive', (fault, header, effect) => {
    expect(siteFaults(origin, { seen: { ...seen, ...fault }, clock: 0 })).toEqual([
      `The ${header} of the proxy does not reach the site at ${origin}, so ${effect}: ${lost}`,
    ])
  })

  it.each([
    ['off', 'on', ['SMS=off at https://clinique.fr, and SMS=on at the backend: set both to the same value.']],
    ['on', 'off', ['SMS=on at https://clinique.fr, and SMS=off at the backend: set both to the same value.']],
    ['on', 'on', []],
    // A site of an earlier release.
    [undefined, 'on', []],
  ] as const)('offers text messages (%s) if the backend sends them (%s)', (site, backend, sentences) => {
    expect(smsFaults(origin, site, backend)).toEqual(sentences)
  })

  it('is requested with headers that a visitor could forge, and its clock is read', async () => {
    const server = createServer((request, response) =>
      response.end(JSON.stringify({ status: 'ok', sms: 'on', seen: { address: request.headers['x-forwarded-for'] } })),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await askSite(address)).toEqual({ seen: { address: '192.0.2.1' }, sms: 'on', clock: expect.any(Number) })
    await new Promise((resolve) => server.close(resolve))
    expect(await askSite(address)).toEqual({ error: 'ECONNREFUSED' })
  })
})

it('an SMS gateway has a message only if nothing answers there', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/sendsms?password=secret&to={to}`
  expect(await gatewayFaults(url)).toEqual([])
  await new Promise((resolve) => server.close(resolve))
  expect(await gatewayFaults(url)).toEqual([
    `The SMS gateway at 127.0.0.1:${port} cannot be reached: check it, and SMS_GATEWAY_URL (ECONNREFUSED).`,
  ])
})

it('a clock that differs by more than ten seconds has one message', () => {
  expect(clockFaults('the database', 0, 42_000)).toEqual([
    'The clock of this machine is 42 s ahead of that of the database: synchronize both, as by chrony.',
  ])
  expect(clockFaults('the database', 42_000, 0)).toEqual([
    'The clock of this machine is 42 s behind that of the database: synchronize both, as by chrony.',
  ])
  expect([clockFaults('x', 0, 9_000), clockFaults('x', Number.NaN, 0)]).toEqual([[], []])
})

describe('the data directory', () => {
  it.each([
    [
      { refusal: 'EACCES' },
      'The data directory /data cannot be written: make it belong to the user of the servers (EACCES).',
    ],
    [{ mode: 0o40_777 }, 'Other users of this machine may write to the data directory /data: run chmod go-w on it.'],
    [{ freeBytes: 300 * 1024 * 1024 }, 'The disk of the data directory /data has 300 MiB left: free at least 1024.'],
  ])('has one message for the fault %o', (fault, sentence) => {
    expect(dataDirectoryFaults('/data', { mode: 0o40_700, freeBytes: 5e9, ...fault })).toEqual([sentence])
  })

  it('is only read, and not created', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
    await chmod(folder, 0o750)
    expect(await dataDirectoryAt(folder)).toEqual({ mode: 0o40_750, freeBytes: expect.any(Number) })
    expect(await dataDirectoryAt(join(folder, 'later'))).toBeUndefined()
    expect(await dataDirectoryAt('/dev/null/data')).toMatchObject({ refusal: 'ENOTDIR' })
    await rm(folder, { recursive: true })
  })
})

describe('the mail server', () => {
  const refusal = (response: string, command: string) =>
    smtpErrorOf(Object.assign(new Error('refused'), { response, responseCode: Number(response.slice(0, 3)), command }))

  it.each([
    ['535 5.7.8 no', 'AUTH PLAIN', 'The mail server wants another user, password or TLS: check SMTP_URL.'],
    [
      '553 5.7.1 no',
      'MAIL FROM',
      'The mail server does not take this sender: check MAIL_FROM, MAIL_BOUNCES_TO and SMTP_URL.',
    ],
    [
      '550 5.1.1 no',
      'RCPT TO',
      'The mail server does not accept mails to DESK_EMAIL: correct that address (550 5.1.1).',
    ],
    ['451 4.3.0 no', 'MAIL FROM', 'The mail server cannot be used now: check it, and SMTP_URL (451 4.3.0).'],
  ])('has one message when it answers %s to %s', (response, command, sentence) => {
    expect(mailFaults(refusal(response, command))).toEqual([sentence])
  })
})

describe('settings', () => {
  it('have one message for each secret that is too short, without the secret', () => {
    const advice = 'is too short: use at least 16 characters, such as those of openssl rand -hex 24.'
    const short = {
      CMS_WEBHOOK_SECRET: 'abcdefghijklmno',
      CMS_PREVIEW_TOKEN: 'abcdefghijklmnop',
      SMS_REPORTS_SECRET: 'abc',
    }
    expect(secretFaults(short, 'postgres://clinic:abc@db/clinic')).toEqual([
      `CMS_WEBHOOK_SECRET ${advice}`,
      `SMS_REPORTS_SECRET ${advice}`,
      `The password in DATABASE_URL ${advice}`,
    ])
    expect(secretFaults({}, 'postgres://clinic@db/clinic')).toEqual([])
  })

  it('have one message for a server that shows samples at its hosts', () => {
    const sentence = 'SITE_ENV is local, so both hosts show samples: set it to production or staging.'
    expect(environmentFaults({ SITE_HOST_EN: 'clinic.com' }, 'local')).toEqual([sentence])
    expect(environmentFaults({ SITE_HOST_EN: 'clinic.com' }, 'staging')).toEqual([])
    expect(environmentFaults({ SITE_HOST_FR: '' }, 'local')).toEqual([])
  })

  it('have one message for each value that is a sample', () => {
    const { deskEmail, contactPhone, operatorAddress } = sharedSettings
    const environment = {
      DESK_EMAIL: 'desk@clinique.example',
      CONTACT_PHONE: samplePhones.FR,
      OPERATOR_ADDRESS: '1 rue des Lilas, Paris',
    }
    expect(sampleFaults(environment, { deskEmail, contactPhone, operatorAddress })).toEqual([
      'DESK_EMAIL is a sample: enter the real value.',
      'CONTACT_PHONE is a sample: enter the real value.',
    ])
  })
})
