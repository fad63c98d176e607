import { describe, expect, it } from 'vitest'
import { ContentError } from '../content-error.ts'
import type { Reason } from '../reasons/reason.ts'
import { link, paragraph, testContext, text } from '../testing/wire.ts'
import { readRichText } from './rich-text.ts'

function reading(tree: unknown) {
  const { context, problems } = testContext()
  return { value: readRichText(tree, context), problems }
}

const item = (words: string) => ({ type: 'list-item', children: [text(words)] })
const listOf = (...children: readonly unknown[]) => ({ type: 'list', format: 'unordered', children })
const deepList = (depth: number): unknown => listOf(item('a'), ...(depth > 1 ? [deepList(depth - 1)] : []))

describe('a rich text', () => {
  it('keeps paragraphs, headings, lists, quotes, links, images, bold and italic', () => {
    const tree = [
      { type: 'heading', level: 2, children: [text('Sleep')] },
      paragraph('Sleep ', text('well', { bold: true }), ', ', text('often', { italic: true }), '.'),
      { type: 'list', format: 'ordered', children: [item('first'), listOf(item('inner'))] },
      { type: 'quote', children: [text('I sleep.')] },
      paragraph(link('https://example.org')),
    ]
    expect(reading(tree)).toEqual({ value: tree, problems: [] })
  })

  it('has smaller versions of images, but only those from the service', () => {
    const formats = {
      medium: { url: '/uploads/medium_a.webp', width: 750 },
      small: { url: '/uploads/small_a.webp', width: 500, height: 300 },
      large: { url: 'https://evil.example/a.webp', width: 1000 },
      broken: { url: '/uploads/broken_a.webp' },
    }
    const image = { url: '/uploads/a.webp', alternativeText: 'A brain', formats }
    expect(reading([{ type: 'image', image }]).value).toMatchObject([
      {
        image: {
          sizes: [
            { url: '/cms/uploads/small_a.webp', width: 500 },
            { url: '/cms/uploads/medium_a.webp', width: 750 },
          ],
        },
      },
    ])
  })

  it('has images with address and description', () => {
    const image = {
      url: '/uploads/a.webp',
      alternativeText: ' A brain ',
      width: 10,
      height: null,
      name: 'a',
      mime: 'x',
    }
    expect(reading([{ type: 'image', image, children: [text('')] }]).value).toEqual([
      { type: 'image', image: { url: '/cms/uploads/a.webp', alt: 'A brain', width: 10 } },
    ])
  })

  it('has headings from the second level on', () => {
    const levels = [1, 2, 3, 4, 5, 6].map((level) => ({ type: 'heading', level, children: [text('a')] }))
    expect(reading(levels).value.map((node) => 'level' in node && node.level)).toEqual([2, 2, 3, 4, 4, 4])
  })

  it('loses empty nodes and unsupported marks without a report', () => {
    const tree = [
      paragraph(''),
      paragraph(text('a', { bold: false, underline: true, code: true })),
      listOf(),
      paragraph(),
    ]
    expect(reading(tree)).toEqual({ value: [paragraph('a')], problems: [] })
  })
})

describe('a part of a rich text is skipped, with a reason,', () => {
  it.each([
    ['a node of an unknown type', [{ type: 'code', children: [] }], '[0]', { code: 'unknown_node' }],
    ['one inside a paragraph', [paragraph({ type: 'html' })], '[0].children[0]', { code: 'unknown_node' }],
    ['one inside a list', [listOf({ type: 'item' })], '[0].children[0]', { code: 'unknown_node' }],
    [
      'one inside a link',
      [paragraph({ type: 'link', url: '/a', children: [link('/b')] })],
      '[0].children[0].children[0]',
      { code: 'unknown_node' },
    ],
    [
      'an image without a description',
      [{ type: 'image', image: { url: '/uploads/a.webp', alternativeText: ' ' } }],
      '[0].image',
      { code: 'image_without_description' },
    ],
    [
      'an image from elsewhere',
      [{ type: 'image', image: { url: 'https://evil.example/a.webp', alternativeText: 'A' } }],
      '[0].image',
      { code: 'image_from_elsewhere' },
    ],
  ])('%s', (_, tree, field, reason) => {
    expect(reading(tree)).toEqual({ value: [], problems: [{ document: 'en/test', field, reason }] })
  })

  it('a link to send a text message, which Strapi refuses', () => {
    const { problems } = reading([paragraph('Write to ', link('sms:114', '114'))])
    expect(problems).toMatchObject([{ field: '[0].children[1].url', reason: { code: 'link_not_allowed' } }])
  })

  it('a disallowed link, while its text stays', () => {
    expect(reading([paragraph('See ', link('javascript:alert(1)', 'this'), '.')])).toEqual({
      value: [paragraph('See ', 'this', '.')],
      problems: [{ document: 'en/test', field: '[0].children[1].url', reason: { code: 'link_not_allowed' } }],
    })
  })
})

describe('a document is unreadable with', () => {
  it.each<[string, unknown, string, Reason]>([
    ['a text of another type', [paragraph(text('a', { text: 5 }))], '[0].children[0].text', { code: 'not_text' }],
    ['a paragraph without its children', [{ type: 'paragraph' }], '[0].children', { code: 'missing' }],
    ['an invalid node', ['<script>'], '[0]', { code: 'other_type' }],
    ['an invalid tree', '<p>text</p>', '', { code: 'not_list' }],
    ['no tree', undefined, '', { code: 'missing' }],
    ['a list of no known format', [{ type: 'list', format: 'x', children: [] }], '[0].format', { code: 'other_type' }],
    ['a link without an address', [paragraph(link(null))], '[0].children[0].url', { code: 'missing' }],
    [
      'a text that is too long',
      [paragraph('a'.repeat(20_001))],
      '[0].children[0].text',
      { code: 'too_long', max: 20_000 },
    ],
    ['a control character', [paragraph('a\u0000b')], '[0].children[0].text', { code: 'control_character' }],
    [
      'lists nested too deeply',
      [deepList(7)],
      '[0].children[1].children[1].children[1].children[1].children[1].children[1]',
      { code: 'nested_list', max: 5 },
    ],
    ['too many nodes', Array.from({ length: 1_001 }, () => paragraph('a')), '', { code: 'too_many_nodes', max: 2000 }],
  ])('%s', (_, tree, field, reason) => {
    const failure = { kind: 'unreadable', document: 'en/test', field, reason } as const
    expect(() => reading(tree)).toThrow(new ContentError(failure))
  })

  it('a tree deeper than the stack allows', () => {
    let list: unknown = listOf(item('a'))
    for (let depth = 0; depth < 100_000; depth += 1) list = listOf(list)
    expect(() => reading([list])).toThrow(ContentError)
  })
})

it('six levels of lists are readable', () => {
  expect(reading([deepList(6)])).toEqual({ value: [deepList(6)], problems: [] })
})
