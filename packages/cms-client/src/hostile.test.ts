import { describe, expect, it } from 'vitest'
import { checked } from './checked.ts'
import { readArticleEntry } from './reading/article.ts'
import { readList } from './reading/read.ts'
import { findHarm } from './testing/find-harm.ts'
import { hostileLinks, hostileShapes, hostileTexts } from './testing/hostile.ts'
import {
  article,
  block,
  footer,
  image,
  link,
  many,
  one,
  paragraph,
  person,
  study,
  testContext,
} from './testing/wire.ts'

/** Every kind of block, with the given text and link wherever possible, and the given node in its rich text. */
const everyBlock = (text: string, href: string, shape: unknown) => [
  block('lead', { text }),
  block('text', { text: [paragraph(text, link(href, text)), shape] }),
  block('steps', { title: text, items: [{ title: text, text }] }),
  block('cards', { title: text, items: [{ title: text, text, action: { label: text, href } }] }),
  block('people', { title: text, people: many(person({ name: text, role: text })) }),
  block('questions', { items: [{ question: text, answer: [paragraph(text, link(href, text)), shape] }] }),
  block('notice', { tone: 'warning', title: text, text: [paragraph(link(href, text)), shape] }),
  block('call-to-action', { title: text, text, action: { label: text, href } }),
  block('figure', { caption: text, image: image({ url: href, alternativeText: text }) }),
  block('related-articles', { title: text, articles: many({ slug: 'a', title: text }) }),
  block('pillars', { items: [{ title: text, text }] }),
  block('easy-read', { items: [{ drawing: 'doctor', title: text, text: [paragraph(link(href, text)), shape] }] }),
  block(text, { text }),
]

const studyPage = (text: string, href: string) => ({
  ...study().page,
  summary: text,
  sponsor: text,
  sources: [{ title: text, href }],
  whatHappens: [{ text }],
  visits: [{ when: text, text, tags: [{ kind: text }] }],
  partner: text,
  sideEffects: text,
  closed: { reason: text },
  results: { summary: text, source: { title: text, href } },
})

const everyDocument = (text: string, href: string, shape: unknown = paragraph('x')) => {
  const somebody = one(person({ name: text, role: text }))
  const body = everyBlock(text, href, shape)
  const fields = { title: text, description: text, topics: [text], short: [{ text }], sources: [{ title: text, href }] }
  const listed = { ...article(fields), readingMinutes: 3 }
  return [
    checked('articles', article({ ...fields, author: somebody, reviewer: somebody, body }), 'en/articles/a').value,
    checked('pages', { slug: 'a', title: text, description: text, summary: [shape], blocks: body }, 'en/pages/a').value,
    checked(
      'studies',
      study({ title: text, version: text, introduction: [{ text }], page: studyPage(text, href) }),
      's',
    ).value,
    checked('people', person({ name: text, role: text, text: [shape], portrait: image({ url: href }) }), 'p').value,
    checked('glossary', { slug: 'a', term: text, text: [paragraph(text, link(href, text)), shape] }, 'g').value,
    checked('footer', footer({ title: text, group: [{ name: text, link: href, text }] }), 'en/footer').value,
    readList([listed], testContext().context, readArticleEntry),
  ]
}

it('there are at least two hundred attacks', () => {
  expect(new Set([...hostileLinks, ...hostileTexts]).size + hostileShapes.length).toBeGreaterThan(200)
})

describe('nothing in a document is executed or leads elsewhere', () => {
  it.each(hostileTexts)('with the text %j', (text) => {
    expect(findHarm(everyDocument(text, '/a'))).toEqual([])
    expect(findHarm(everyDocument('a', text))).toEqual([])
    // A document with a control character is refused as a whole, which would hide other effects.
    expect(findHarm(everyDocument(text.replace(/\p{Cc}/gu, ' '), '/a'))).toEqual([])
  })

  it.each(hostileLinks)('with the link %j', (href) => {
    const read = everyDocument('a', href)
    expect(findHarm(read)).toEqual([])
    expect(JSON.stringify(read)).not.toMatch(/alert|evil/)
  })

  it.each(hostileShapes)('with the node %j', (shape) => {
    const read = everyDocument('a', '/a', shape)
    expect(findHarm(read)).toEqual([])
    expect(JSON.stringify(read)).not.toMatch(/alert|evil/)
  })
})

it('a reason never repeats content', () => {
  const { problems } = testContext()
  for (const text of [...hostileTexts, ...hostileLinks]) {
    problems.push(
      ...checked('pages', { slug: text, title: 5, blocks: everyBlock(text, text, { type: text }) }, 'p').problems,
    )
    problems.push(...checked('articles', article({ publishedOn: text, sample: text, body: [text] }), 'p').problems)
  }
  expect(problems.length).toBeGreaterThan(1000)
  expect(JSON.stringify(problems)).not.toMatch(/alert|evil|constructor|[<>]/)
})
