import { createCmsClient } from '@clairmemoire/cms-client'
import { hashOf } from '@clairmemoire/cms-client/approval'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Editors, editorsOf } from './testing/editors.ts'
import { runningStrapi } from './testing/running-strapi.ts'

const strapi = await runningStrapi()
afterAll(() => strapi[Symbol.asyncDispose]())

const studies = '/content-manager/collection-types/api::study.study'
const text = {
  title: 'Une étude',
  slug: 'une-etude',
  version: '1',
  introduction: [{ text: 'Elle observe.' }],
  questionsToAsk: [{ text: 'Combien de visites ?' }],
}
const hash = hashOf({
  slug: text.slug,
  title: text.title,
  version: text.version,
  introduction: ['Elle observe.'],
  questionsToAsk: ['Combien de visites ?'],
})
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
  const made = await editors.editor.ask('POST', `${studies}?locale=fr`, text)
  study = made.body.data?.documentId ?? ''
})

it('a text without an approval is published as a sample', async () => {
  expect(await publish()).toEqual([200, undefined])
  expect(await shown()).not.toHaveProperty('approval')
})

it('an editor approves nothing', async () => {
  await save('editor', { ...text, approval })
  expect(await publish()).toEqual([200, undefined])
  expect(await shown()).not.toHaveProperty('approval')
})

it('a reviewer enters the approval, which is for this very text', async () => {
  await save('reviewer', { approval })
  expect(await publish()).toEqual([200, undefined])
  expect((await shown())?.approval).toEqual(approval)
})

it('a text that changed since is not published, and what was approved stands', async () => {
  await save('editor', { ...text, title: 'Une autre étude' })
  expect(await publish()).toEqual([400, ['approval.hash']])
  expect((await shown())?.title).toBe('Une étude')
})
