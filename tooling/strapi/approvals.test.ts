import { createCmsClient } from '@clairmemoire/cms-client'
import { hashOf } from '@clairmemoire/cms-client/approval'
import { checked } from '@clairmemoire/cms-client/checked'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Editors, editorsOf } from './testing/editors.ts'
import { runningStrapi } from './testing/running-strapi.ts'

const strapi = await runningStrapi()
afterAll(() => strapi[Symbol.asyncDispose]())

const studies = '/content-manager/collection-types/api::study.study'
const sentence = (text: string) => ({ text })
const facts = {
  code: 'UNE_ETUDE',
  name: 'UNE-ETUDE',
  slug: 'une-etude',
  site: 'fr',
  kind: 'observational',
  registryIds: [],
  state: 'to_confirm',
  lastChecked: '2026-11-20',
  sponsor: 'Promoteur d’exemple',
  countries: [],
  procedures: { lumbarPuncture: 'no', infusion: 'no', atHome: 'yes' },
  criteria: [{ key: 'age', kind: 'age_between', min: 50 }],
  sites: [{ city: 'Lyon', country: 'FR', latitude: 45.76, longitude: 4.84, recruiting: true, sample: true }],
}
const text = {
  ...facts,
  title: 'Une étude',
  version: '1',
  introduction: [sentence('Elle observe.')],
  questionsToAsk: [sentence('Combien de visites ?')],
  page: {
    summary: 'Elle observe, sans médicament.',
    sources: [{ title: 'Le registre d’exemple', href: 'https://register.example/study' }],
    whatItTests: [sentence('Elle cherche à savoir une chose.')],
    whatHappens: [sentence('Une visite.')],
    visits: [],
    goodToKnow: [sentence('Vous pouvez arrêter.')],
  },
}
const { value } = checked('studies', { ...text, locale: 'fr' }, 'fr/studies/une-etude')
const hash = value ? hashOf(value) : ''
const approval = { authority: 'CPP Exemple', reference: 'EX-26-11', approvedOn: '2026-11-20', hash }

let editors: Editors
let study: string
const save = (who: keyof Editors, fields: object) => editors[who].ask('PUT', `${studies}/${study}?locale=fr`, fields)
const publish = async () => {
  const { status, body } = await editors.publisher.ask('POST', `${studies}/${study}/actions/publish?locale=fr`, {})
  return [status, body.error?.details.errors?.map(({ path }) => path.join('.'))]
}
const shown = () => createCmsClient({ origin: strapi.origin, timeout: 10_000 }).readStudy('fr', 'une-etude')

beforeAll(async () => {
  editors = await editorsOf(strapi.origin)
  const created = await editors.editor.ask('POST', `${studies}?locale=fr`, text)
  study = created.body.data?.documentId ?? ''
})

it('a text without an approval is published as a sample', async () => {
  expect(await publish()).toEqual([200, undefined])
  expect(await shown()).not.toHaveProperty('approval')
})

it('an editor cannot approve', async () => {
  await save('editor', { ...text, approval })
  expect(await publish()).toEqual([200, undefined])
  expect(await shown()).not.toHaveProperty('approval')
})

it('a reviewer enters an approval, which applies only to this text', async () => {
  await save('reviewer', { approval })
  expect(await publish()).toEqual([200, undefined])
  expect((await shown())?.approval).toEqual(approval)
})

it('a text that changed after its approval is not published, and the approved text stays published', async () => {
  await save('editor', { ...text, title: 'Une autre étude' })
  expect(await publish()).toEqual([400, ['approval.hash']])
  expect((await shown())?.title).toBe('Une étude')
})

it('a published study can be closed, but not deleted, unpublished or renamed', async () => {
  const asked = [
    editors.publisher.ask('DELETE', `${studies}/${study}?locale=fr`, {}),
    editors.publisher.ask('POST', `${studies}/${study}/actions/unpublish?locale=fr`, {}),
    save('editor', { slug: 'une-autre' }),
  ]
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([400, 400, 400])
  expect((await shown())?.slug).toBe('une-etude')
})

it('codes, names and slugs are unique', async () => {
  const created = await editors.editor.ask('POST', `${studies}?locale=fr`, { ...text, slug: 'une-autre' })
  const other = created.body.data?.documentId ?? ''
  const { status, body } = await editors.publisher.ask('POST', `${studies}/${other}/actions/publish?locale=fr`, {})
  const paths = body.error?.details.errors?.map(({ path }) => path.join('.'))
  expect([status, paths]).toEqual([400, ['code', 'name']])
  expect(body.error?.message).toContain('UNE-ETUDE')
})
