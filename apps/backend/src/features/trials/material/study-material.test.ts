import type { PasswordCheck } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { friday } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { Overloaded } from '../../../platform/overload/limits.ts'
import { materialCommand } from './material-command.ts'
import { materialKey, studyMaterial } from './study-material.table.ts'
import { isPassword } from './study-material.ts'

const password = 'four quiet long words'
const closing = (milliseconds: number) => new Date(Date.parse(friday) + 30 * 60_000 - milliseconds).toISOString()

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  await enter('fr', 'Une journée au centre\n\nVous arrivez le matin.\n\nVous repartez le soir.')
})
afterAll(() => backend[Symbol.asyncDispose]())

function enter(locale: string, content: string, typed = password, code = 'MK2214') {
  return command(['set', code, locale, 'file.txt'], content, typed)
}
function command(given: string[], content = '', typed = '') {
  const { database } = backend
  return materialCommand(given, {
    database,
    now: new Date(friday),
    isStudy: (code) => code !== 'NOBODYS',
    readText: async () => content,
    readPassword: async () => `${typed}\n`,
  })
}
const check = (typed: string, code = 'MK2214') =>
  backend.post('/api/trials/utils/check_password', { trial_code: code, password: typed })
const keyOf = async () => String(((await check(password)).body as PasswordCheck).key)
const read = (key: string, locale = 'fr') =>
  backend.call('GET', `/api/trials/material?locale=${locale}`, { headers: { 'material-key': key } })

describe('the password of a study', () => {
  it('opens its material, despite surrounding spaces and Unicode variants', async () => {
    for (const typed of [password, ` ${password}\n`, password.replace('q', '\uff51')]) {
      expect(await check(typed)).toMatchObject({ status: 200, body: { valid: true, expires_at: expect.any(String) } })
    }
    expect(await read(await keyOf())).toMatchObject({
      status: 200,
      body: {
        trial_code: 'MK2214',
        title: 'Une journée au centre',
        paragraphs: ['Vous arrivez le matin.', 'Vous repartez le soir.'],
      },
    })
  })

  it.each([
    ['another password', 'four quiet long word', 'MK2214'],
    ['that of another study', password, 'TRAILBLAZER'],
    ['that of an unknown study', password, 'NOBODYS'],
  ])('is not %s, and the response is always the same', async (_, typed, code) => {
    expect(await check(typed, code)).toMatchObject({ status: 200, body: { valid: false } })
  })

  it('is stored only as a hash, and so is its key', async () => {
    const key = await keyOf()
    const stored = JSON.stringify([
      await backend.database.select().from(studyMaterial),
      await backend.database.select().from(materialKey),
    ])
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(key)
  })

  it('is wrong for a study without material', async () => {
    expect(await isPassword('')).toBe(false)
  })
})

describe('guesses of a password', () => {
  const guess = (from: TestBackend, address: number, code: string, typed = 'a guess') =>
    from.post(
      '/api/trials/utils/check_password',
      { trial_code: code, password: typed },
      { 'x-forwarded-for': `198.51.100.${address}` },
    )

  it('are counted together for all addresses, and separately for each study', async () => {
    const limits = { submissionsPerMinute: 5 }
    await using one = await testBackend({ now: friday, trustProxy: 'loopback', limits })
    const statuses = []
    for (let address = 0; address < 31; address += 1) statuses.push((await guess(one, address, 'PREDICTOM')).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect((await guess(one, 200, 'PREDICTOM', password)).status).toBe(429)
    expect((await guess(one, 200, 'TRAILBLAZER')).status).toBe(200)
  })

  it('are checked sequentially, with a limited queue', async () => {
    const flood = await Promise.allSettled(Array.from({ length: 50 }, () => isPassword('a guess')))
    const rejected = flood.filter((each) => each.status === 'rejected')
    expect(rejected.map(({ reason }) => reason)).toEqual(Array.from({ length: 9 }, () => expect.any(Overloaded)))
  })
})

describe('the key of a study’s material', () => {
  it('ends when the password is changed or the material is removed', async () => {
    const key = await keyOf()
    await enter('fr', 'Un titre\n\nUn paragraphe.', 'another four long words')
    expect((await read(key)).status).toBe(404)
    await enter('fr', 'Une journée au centre\n\nVous arrivez le matin.\n\nVous repartez le soir.')
    const removed = await keyOf()
    await command(['remove', 'MK2214'])
    await enter('fr', 'Une journée au centre\n\nVous arrivez le matin.\n\nVous repartez le soir.')
    expect((await read(removed)).status).toBe(404)
    expect((await read(await keyOf())).status).toBe(200)
  })

  it('opens the material for half an hour', async () => {
    const key = await keyOf()
    backend.setNow(closing(1))
    expect((await read(key)).status).toBe(200)
    backend.setNow(closing(0))
    expect((await read(key)).status).toBe(404)
    backend.setNow(friday)
  })

  it('has the same response if it is unknown and for a language without material', async () => {
    const [unknown, untranslated] = [await read('A'.repeat(22)), await read(await keyOf(), 'en')]
    expect(unknown.status).toBe(404)
    expect(untranslated).toMatchObject({ status: unknown.status, body: unknown.body })
  })
})

describe('the command of the operator', () => {
  it('lists and removes material', async () => {
    await enter('en', 'A day\n\nYou arrive.', password, 'TRONTIER_1')
    expect(await command(['list'])).toBe('MK2214 fr Une journée au centre\nTRONTIER_1 en A day\n')
    expect(await command(['remove', 'TRONTIER_1'])).toBe('The material of TRONTIER_1 is removed.\n')
    expect(await command(['list'])).toBe('MK2214 fr Une journée au centre\n')
  })

  it.each([
    ['an unknown study', ['set', 'NOBODYS', 'fr', 'file.txt'], 'A\n\nB', password, 'NOBODYS is not a code'],
    ['a file without paragraphs', ['set', 'MK2214', 'fr', 'file.txt'], 'A', password, 'file.txt needs a title'],
    ['a short password', ['set', 'MK2214', 'fr', 'file.txt'], 'A\n\nB', 'short', 'at least'],
  ])('refuses %s and says why', async (_, given, content, typed, reason) => {
    await expect(command(given, content, typed)).rejects.toThrow(reason)
  })

  it('prints its usage for other arguments', async () => {
    expect(await command(['show'])).toContain('pnpm material set')
  })
})

it('a thousand guesses are throttled, and the right password still works from another address', async () => {
  await using limited = await testBackend({ now: friday, limits: { submissionsPerMinute: 5 } })
  const { database } = limited
  await materialCommand(['set', 'MK2214', 'fr', 'file.txt'], {
    database,
    now: new Date(friday),
    isStudy: (code) => code !== 'NOBODYS',
    readText: async () => 'A\n\nB',
    readPassword: async () => password,
  })
  const guess = (typed: string, address: string) =>
    limited.call('POST', '/api/trials/utils/check_password', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ trial_code: 'MK2214', password: typed }),
      remoteAddress: address,
    })
  const answers = []
  for (let index = 0; index < 1000; index += 1) answers.push(await guess(`guess ${index}`, '192.0.2.1'))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(995)
  expect(answers.filter(({ body }) => (body as PasswordCheck).valid)).toEqual([])
  expect(await guess(password, '192.0.2.2')).toMatchObject({ status: 200, body: { valid: true } })
})
