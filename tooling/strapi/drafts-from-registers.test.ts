import { createCmsClient } from '@clairmemoire/cms-client'
import { sampleStudy } from '@clairmemoire/registry/testing/samples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Editors, editorsOf } from './testing/editors.ts'
import { fakeRegister } from './testing/fake-register.ts'
import { runningStrapi } from './testing/running-strapi.ts'

const number = 'NCT00000001'
const { protocolSection } = sampleStudy
const recordWith = (modules: object) => JSON.stringify({ protocolSection: { ...protocolSection, ...modules } })
const register = await fakeRegister({
  [number]: [200, JSON.stringify(sampleStudy)],
  NCT00000002: [
    200,
    recordWith({
      identificationModule: { nctId: 'NCT00000002' },
      designModule: { studyType: 'OBSERVATIONAL' },
      eligibilityModule: { minimumAge: '60 Years', eligibilityCriteria: 'Inclusion Criteria:\n\n* Age 60 or more' },
    }),
  ],
  NCT00000003: [200, recordWith({ eligibilityModule: { minimumAge: '60 Years' } })],
  NCT00000429: [429, ''],
  NCT00000503: [503, ''],
  NCT00000200: [200, '<!doctype html>'],
  '2024-500000-00-00': [200, '{}'],
})
const strapi = await runningStrapi({ STUDY_REGISTERS_URL: register.origin })
afterAll(async () => {
  await strapi[Symbol.asyncDispose]()
  await register[Symbol.asyncDispose]()
})

const studies = '/content-manager/collection-types/api::study.study'
const sentence = (text: string) => ({ text })
const text = (title: string) => ({
  title,
  version: '1',
  introduction: [sentence(title)],
  questionsToAsk: [sentence(`${title} ?`)],
})
const page = {
  summary: 'Elle observe.',
  sources: [{ title: 'Le registre', href: 'https://clinicaltrials.gov/study/NCT00000001' }],
  whatItTests: [sentence('Elle cherche à savoir une chose.')],
  whatHappens: [sentence('Une visite.')],
  visits: [],
  goodToKnow: [sentence('Vous pouvez arrêter.')],
}

let editors: Editors
let study: string
/** Creates a study as the form of the admin interface does, which sends empty lists. */
const create = (fields: object) =>
  editors.editor.ask('POST', `${studies}?locale=fr`, { criteria: [], introduction: [], questionsToAsk: [], ...fields })
const save = (locale: string, fields: object) =>
  editors.editor.ask('PUT', `${studies}/${study}?locale=${locale}`, fields)
const draft = async (locale: string) =>
  (await editors.editor.ask('GET', `${studies}/${study}?locale=${locale}&status=draft`)).body.data as
    | Record<string, unknown>
    | undefined
const publish = async (locale: string) => {
  const { status, body } = await editors.publisher.ask(
    'POST',
    `${studies}/${study}/actions/publish?locale=${locale}`,
    {},
  )
  return [status, pathsIn(body)]
}

function pathsIn({ error }: Answer) {
  return error?.details.errors?.map(({ path }) => path.join('.'))
}

beforeAll(async () => {
  editors = await editorsOf(strapi.origin)
})

describe('a register number', () => {
  it('fills empty fields when a study is saved, and no others', async () => {
    const { status, body } = await create({ name: 'UNE-ETUDE', sponsor: 'Le nôtre', registerNumber: ` ${number}` })
    study = body.data?.documentId ?? ''
    expect(status).toBe(201)
    expect(await draft('fr')).toMatchObject({
      name: 'UNE-ETUDE',
      code: null,
      site: 'fr',
      kind: 'medicine',
      state: 'recruiting',
      sponsor: 'Le nôtre',
      phase: '1/2',
      registryIds: [{ text: number }, { text: '2024-500001-10-00' }],
      procedures: { lumbarPuncture: 'unknown' },
      criteria: [
        { key: 'age', min: 50, max: 75 },
        { key: 'one-of', criteria: [{ key: 'memory-worries' }, { key: 'language', answers: ['easily'] }] },
        { key: 'stroke' },
        { key: 'stroke-2' },
      ],
      sites: [{ city: 'Lille', country: 'FR', latitude: 50.47, recruiting: true }],
      page: { sources: [{ href: 'https://clinicaltrials.gov/study/NCT00000001' }] },
    })
  })

  it('adds each line of the register, unchecked', async () => {
    expect((await draft('fr'))?.['registerLines']).toMatchObject([
      { text: 'Inclusion Criteria:', seen: false, criteria: [] },
      { text: 'Age 50 to 75 years', criteria: [{ text: 'age' }] },
      ...Array.from({ length: 7 }, () => ({ seen: false })),
    ])
  })

  it('is read only once, so a field that an editor empties afterwards stays empty', async () => {
    await save('fr', { registerNumber: number, phase: null })
    expect((await draft('fr'))?.['phase']).toBeNull()
  })

  describe('of a separate draft', () => {
    let own: string
    const saveOwn = async (fields: object) => {
      const { status, body } = await editors.editor.ask('PUT', `${studies}/${own}?locale=fr`, fields)
      expect([status, body.error]).toEqual([200, undefined])
    }
    const ownDraft = async () =>
      (await editors.editor.ask('GET', `${studies}/${own}?locale=fr&status=draft`)).body.data as Record<string, unknown>
    const created = async (fields: object) => {
      const { body } = await create(fields)
      expect(body.error).toBeUndefined()
      own = body.data?.documentId ?? ''
    }

    it('when changed, replaces lines and facts, and keeps what an editor wrote', async () => {
      await created({ name: 'AUTRE-NUMERO', registerNumber: number })
      const { page: first } = await ownDraft()
      const ours = { ...(first as object), summary: 'La nôtre.' }
      await saveOwn({ registerNumber: number, sponsor: 'Le nôtre', page: ours })
      await saveOwn({ registerNumber: 'nct00000002' })
      expect(await ownDraft()).toMatchObject({
        name: 'AUTRE-NUMERO',
        sponsor: 'Le nôtre',
        kind: 'observational',
        phase: null,
        registryIds: [{ text: 'NCT00000002' }],
        criteria: [{ key: 'age', min: 60 }],
        registerLines: [{ text: 'Inclusion Criteria:' }, { text: 'Age 60 or more' }],
        page: { summary: 'La nôtre.', sources: [{ href: 'https://clinicaltrials.gov/study/NCT00000002' }] },
      })
    })

    it('when changed after a line was checked, adds nothing', async () => {
      await saveOwn({ registerLines: [{ text: 'Age 60 or more', seen: true, criteria: [{ text: 'age' }] }] })
      await saveOwn({ registerNumber: number })
      expect(await ownDraft()).toMatchObject({ kind: 'observational', registerLines: [{ text: 'Age 60 or more' }] })
    })

    it('adds its lines again after they were deleted', async () => {
      await saveOwn({ registerNumber: 'NCT00000002', registerLines: [] })
      expect((await ownDraft())['registerLines']).toHaveLength(2)
    })

    it('without lines in the register is also read once', async () => {
      await created({ name: 'SANS-LIGNES', registerNumber: 'NCT00000003' })
      expect(await ownDraft()).toMatchObject({ phase: '1/2', registerLines: [] })
      await saveOwn({ registerNumber: 'NCT00000003', phase: null })
      expect((await ownDraft())['phase']).toBeNull()
    })
  })

  it.each([
    ['fr', 'Enregistrez d’abord'],
    ['en', 'Save first'],
  ])('that was not read yet prevents publishing, with advice: %s', async (language, told) => {
    await editors.everything.ask('PUT', '/admin/users/me', { preferedLanguage: language })
    const address = `${studies}/actions/publish?locale=fr`
    const { status, body } = await editors.everything.ask('POST', address, {
      name: 'TOUT-DE-SUITE',
      registerNumber: number,
    })
    expect([status, pathsIn(body)]).toEqual([400, ['registerNumber']])
    expect(body.error?.message).toContain(told)
  })

  it.each([
    ['NCT00000404', 'n’a pas d’étude NCT00000404. Vérifiez'],
    ['2024-500000-00-00', 'Le registre européen n’a pas d’étude'],
    ['NCT00000429', 'Attendez'],
    ['NCT00000503', 'l’erreur 503'],
    ['NCT00000200', 'une page au lieu de données'],
    ['12', '12 n’est pas un numéro de registre'],
  ])('%s refuses the save with an error at its field', async (wrong, told) => {
    const { status, body } = await create({ name: 'UNE-AUTRE', registerNumber: wrong })
    expect([status, pathsIn(body)]).toEqual([400, ['registerNumber']])
    expect(body.error?.message).toContain(told)
  })

  it("has error messages in the admin's language", async () => {
    await editors.editor.ask('PUT', '/admin/users/me', { preferedLanguage: 'en' })
    const { body } = await create({ name: 'UNE-AUTRE', registerNumber: '12' })
    expect(body.error?.message).toContain('12 is not a number of a register')
  })
})

describe('a draft', () => {
  it('is not published until missing texts are written and checked', async () => {
    const [status, paths] = await publish('fr')
    expect([status, (paths as string[]).length > 0]).toEqual([400, true])
  })

  it('is not published with an unchecked line, which is named', async () => {
    const lines = ((await draft('fr'))?.['registerLines'] ?? []) as readonly Record<string, unknown>[]
    const seen = (isSeen: (index: number) => boolean) =>
      lines.map(({ text: words, criteria }, index) => ({ text: words, criteria, seen: isSeen(index) }))
    const facts = { code: 'UNE_ETUDE', slug: 'une-etude', lastChecked: '2026-11-20' }
    await save('fr', { ...facts, ...text('Une étude'), page, registerLines: seen((index) => index !== 2) })
    // The form of the second language sends the shared facts, and empty lists.
    await save('en', {
      ...facts,
      ...text('A study'),
      registerNumber: number,
      criteria: [],
      sites: [],
      registerLines: [],
    })
    expect((await draft('fr'))?.['criteria']).toHaveLength(4)
    const { status, body } = await editors.publisher.ask('POST', `${studies}/${study}/actions/publish?locale=fr`, {})
    expect([status, pathsIn(body)]).toEqual([400, ['registerLines']])
    expect(body.error?.message).toMatch(/vues.: 3$/)
    await save('fr', { registerLines: seen(() => true) })
    expect(await publish('fr')).toEqual([200, undefined])
    expect(await publish('en')).toEqual([200, undefined])
  })

  it('shows visitors neither its lines nor its register number', async () => {
    const client = createCmsClient({ origin: strapi.origin, timeout: 10_000 })
    expect(await client.readStudy('en', 'une-etude')).toMatchObject({ code: 'UNE_ETUDE', title: 'A study' })
    const answer = await fetch(`${strapi.origin}/api/studies?locale=fr&filters[slug][$eq]=une-etude`)
    expect(await answer.text()).not.toMatch(/registerNumber|registerLines/)
    const toCheck = (await client.readStudiesToCheck('fr')).find(({ slug }) => slug === 'une-etude')
    expect(toCheck?.registerLines?.[1]).toEqual({ text: 'Age 50 to 75 years', seen: true, criteria: ['age'] })
  })
})
