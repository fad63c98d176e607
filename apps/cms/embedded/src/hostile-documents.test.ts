import { checked } from '@clairmemoire/cms-client/checked'
import { findHarm } from '@clairmemoire/cms-client/testing/find-harm'
import { hostileLinks, hostileTexts } from '@clairmemoire/cms-client/testing/hostile'
import { expect, it } from 'vitest'
import { attributesOf, referencesIn, registerOf } from './documents/attributes.ts'
import { documentKeyOf, readSources } from './documents/source.ts'
import { documentFile, articleFile, pageFile, personFile } from './testing/document-files.ts'

/** Returns documents that contain the same attack in each field and, in every notation, in the Markdown. */
const attackedDocuments = (attack: string): Record<string, string> => {
  const body = [
    attack,
    `[a](${attack})`,
    `[a](<${attack}>)`,
    `![a](${attack})`,
    `<${attack}>`,
    `- ${attack}`,
    `> ${attack}`,
    `## ${attack}`,
  ]
  const markdown = body.join('\n\n')
  const texts = { title: attack, description: attack }
  return {
    'en/people/anna.md': personFile({ name: attack, role: attack, portrait: { url: attack, alt: attack } }),
    'en/articles/a.md': articleFile(
      { ...texts, topics: [attack], short: [attack], sources: [{ title: attack, href: attack }] },
      markdown,
    ),
    'en/pages/b.md': pageFile({
      ...texts,
      blocks: [
        { kind: attack, text: attack },
        { kind: 'lead', text: attack, onclick: attack },
        { kind: 'text', text: markdown },
        { kind: 'cards', items: [{ title: attack, text: attack, action: { label: attack, href: attack } }] },
        { kind: 'questions', items: [{ question: attack, answer: markdown }] },
        { kind: 'figure', image: { url: attack, alt: attack, onerror: attack } },
      ],
    }),
    'en/glossary/c.md': documentFile({ term: attack }, markdown),
  }
}

it.each([...hostileTexts, ...hostileLinks])('nothing in a document is executed: %j', (attack) => {
  const sources = Object.entries(attackedDocuments(attack)).flatMap(([file, text]) => {
    const key = documentKeyOf(file)
    if (key === undefined) throw new Error(`${file} is not a document`)
    return readSources(file, text, key)
  })
  const references = referencesIn(registerOf(sources))
  const read = sources.map((source) => checked(source.kind, attributesOf(source, references), source.file))
  expect(read.flatMap(({ value }) => findHarm(value))).toEqual([])
  expect(read.flatMap(({ problems }) => problems)).not.toEqual([])
})
