import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SourceDocument } from '@clairmemoire/cms-client/checked'
import { expect, it } from 'vitest'
import { refusalsOf, versionOfValidators } from '../testing/strapi-validators.ts'

const program = path.resolve(import.meta.dirname, '../../../apps/cms/embedded/src/write-documents.ts')

/** The initial documents of Strapi. */
function initialDocuments(): readonly SourceDocument[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'seed-'))
  try {
    execFileSync(process.execPath, [program, folder])
    return JSON.parse(readFileSync(path.join(folder, 'documents.json'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('the validators have the same version as our Strapi', () => {
  const manifest = readFileSync(path.resolve(import.meta.dirname, '../../../apps/cms/strapi/package.json'), 'utf8')
  expect(JSON.parse(manifest).dependencies['@strapi/strapi']).toBe(versionOfValidators)
})

it("Strapi's own validators accept every document of the repository, so that it starts", async () => {
  const refusals = await Promise.all(
    initialDocuments().map(async ({ kind, locale, slug, attributes }) =>
      (await refusalsOf(kind, locale, attributes)).map((refusal) => `${locale}/${kind}/${slug}: ${refusal}`),
    ),
  )
  expect(refusals.length).toBeGreaterThan(100)
  expect(refusals.flat()).toEqual([])
})

const link = (url: string) => [
  { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: '114' }] }] },
]

it.each([
  ['a link in a text to a number for messages', { text: link('sms:114') }, 'text.0.children.0.url'],
  ['a name of more than 255 characters', { term: 'a'.repeat(256) }, 'term'],
  ['an empty list', { text: [{ type: 'list', format: 'ordered', children: [] }] }, 'text.0.children'],
  ['a missing field', { term: undefined }, 'term'],
])('they refuse %s, with its field', async (_, fields, field) => {
  const [refusal] = await refusalsOf('glossary', 'fr', { term: 'IRM', slug: 'irm', text: link('tel:114'), ...fields })
  expect(refusal?.split(':')[0]).toBe(field)
})
