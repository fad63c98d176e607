import { describe, expect, it } from 'vitest'
import { ContentError } from '../content-error.ts'
import type { Reason } from '../reasons/reason.ts'
import type { RichText } from '../rich-text.ts'
import { block, image, many, one, person, testContext } from '../testing/wire.ts'
import { type Block, readBlocks } from './page.ts'

function reading(...blocks: readonly unknown[]) {
  const { context, problems } = testContext()
  return { value: readBlocks(blocks, context), problems }
}

const rich: RichText = [{ type: 'paragraph', children: [{ type: 'text', text: 'Some words.' }] }]
const picture = { url: '/cms/uploads/brain.webp', alt: 'A brain', width: 640, height: 480 }
const anna = { slug: 'anna', name: 'Anna', role: 'Neurologist', sample: true }
const call = { label: 'Call us', href: 'tel:+33199001234' }
const step = { title: 'First', text: 'We talk.' }
const sleep = { slug: 'sleep', title: 'Sleep' }

const everyKind: [Block, Record<string, unknown>][] = [
  [{ kind: 'lead', text: 'Early.' }, { text: 'Early.' }],
  [{ kind: 'text', text: rich }, { text: rich }],
  [
    { kind: 'steps', title: 'How', items: [step] },
    { title: 'How', items: [{ id: 1, ...step }] },
  ],
  [
    { kind: 'cards', items: [{ ...step, action: call }, step] },
    { title: null, items: [{ ...step, action: call }, step] },
  ],
  [
    { kind: 'people', people: [anna, { ...anna, portrait: picture }] },
    { people: many(person(), person({ portrait: image() })) },
  ],
  [{ kind: 'questions', items: [{ question: 'Why?', answer: rich }] }, { items: [{ question: 'Why?', answer: rich }] }],
  [
    { kind: 'notice', tone: 'warning', text: rich },
    { tone: 'warning', title: '', text: rich },
  ],
  [
    { kind: 'call-to-action', title: 'Talk', action: call },
    { title: 'Talk', text: null, action: { id: 1, ...call } },
  ],
  [
    { kind: 'figure', image: picture, caption: 'A brain.' },
    { image: image(), caption: 'A brain.' },
  ],
  [{ kind: 'related-articles', articles: [sleep] }, { articles: many(sleep) }],
  [
    { kind: 'pillars', title: 'Five', items: [step] },
    { title: 'Five', items: [step] },
  ],
  [
    { kind: 'easy-read', items: [{ drawing: 'doctor', title: 'First', text: rich }] },
    { title: null, items: [{ drawing: 'doctor', title: 'First', text: rich }] },
  ],
]

it.each(everyKind)('a page may have %j', (expected, fields) => {
  expect(reading(block(expected.kind, fields))).toEqual({ value: [expected], problems: [] })
})

describe('a block is skipped, with a reason,', () => {
  it.each([
    ['of an unknown kind', block('script', {})],
    ['of a kind named like a property of every object', block('constructor', {})],
    ['from another folder', { __component: 'html.text', text: rich }],
  ])('%s', (_, unknown) => {
    const reason = { code: 'not_listed', known: expect.arrayContaining(['lead', 'text']) }
    expect(reading(unknown)).toEqual({
      value: [],
      problems: [{ document: 'en/test', field: '[0].__component', reason }],
    })
  })

  it.each([
    ['without an entry', block('steps', { items: [] }), { code: 'empty_list' }],
    ['without people', block('people', { people: null }), { code: 'empty_list' }],
    ['without a word', block('text', { text: [] }), { code: 'empty_text_block' }],
    ['without a link', block('call-to-action', { title: 'Talk' }), { code: 'call_without_link' }],
    ['without its image', block('figure', { image: { data: null } }), { code: 'figure_without_image' }],
  ])('%s', (_, unreadable, reason) => {
    expect(reading(unreadable)).toEqual({ value: [], problems: [{ document: 'en/test', field: '[0]', reason }] })
  })
})

it('the blocks around a skipped one stay', () => {
  const { value } = reading(block('lead', { text: 'a' }), block('video', {}), block('lead', { text: 'b' }))
  expect(value).toEqual([
    { kind: 'lead', text: 'a' },
    { kind: 'lead', text: 'b' },
  ])
})

it('a card keeps its text when its link is not allowed', () => {
  const { value, problems } = reading(block('cards', { items: [{ ...step, action: { label: 'x', href: 'data:x' } }] }))
  expect(value).toEqual([{ kind: 'cards', items: [step] }])
  expect(problems.map(({ field }) => field)).toEqual(['[0].items[0].action.href'])
})

describe('a button that links to a fact', () => {
  const button = (href: string) => block('call-to-action', { title: 'Talk', action: { label: 'Call us', href } })

  it.each(['{{contactPhone}}', '{{contactEmail}}', '{{dpoEmail}}'])('such as %s is allowed on a page', (href) => {
    const { context } = testContext()
    const [shown] = readBlocks([button(href)], { ...context, mayNameFacts: true })
    expect(shown).toMatchObject({ action: { href } })
  })

  it.each(['{{operatorName}}', '{{contactPhone}}/x', '{{contactFax}}'])('such as %s is skipped', (href) => {
    const { context } = testContext()
    expect(readBlocks([button(href)], { ...context, mayNameFacts: true })).toEqual([])
  })

  it('is skipped in articles, which have no facts', () => {
    expect(reading(button('{{contactPhone}}')).value).toEqual([])
  })
})

describe('a document is unreadable with', () => {
  it.each<[string, unknown, string, Reason]>([
    ['an invalid block', null, '[0]', { code: 'missing' }],
    ['a block without a kind', { text: 'a' }, '[0].__component', { code: 'missing' }],
    ['a field missing', block('lead', {}), '[0].text', { code: 'missing' }],
    [
      'a tone that is not listed',
      block('notice', { tone: 'red', text: rich }),
      '[0].tone',
      { code: 'not_listed', known: ['information', 'warning'] },
    ],
    ['an entry of another type', block('steps', { items: ['a'] }), '[0].items[0]', { code: 'other_type' }],
    [
      'a person without a name',
      block('people', { people: many(person({ name: null })) }),
      '[0].people.data[0].name',
      { code: 'missing' },
    ],
    [
      'a title of 2,000 letters',
      block('steps', { title: 'a'.repeat(2_000), items: [step] }),
      '[0].title',
      { code: 'too_long', max: 255 },
    ],
    [
      'an image of another form',
      block('figure', { image: one({ url: 5 }) }),
      '[0].image.data.attributes.url',
      { code: 'not_text' },
    ],
    [
      'a list that is too long',
      block('pillars', { items: Array.from({ length: 101 }, () => step) }),
      '[0].items',
      { code: 'too_many_entries', max: 100 },
    ],
  ])('%s', (_, unreadable, field, reason) => {
    const failure = { kind: 'unreadable', document: 'en/test', field, reason } as const
    expect(() => reading(unreadable)).toThrow(new ContentError(failure))
  })
})
