import { describe, expect, it } from 'vitest'
import { readMarkdown } from './markdown.ts'

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

describe('Markdown is parsed to', () => {
  it.each([
    ['a paragraph', 'Un mot,\nun autre : oui.', [paragraph(text('Un mot, un autre : oui.'))]],
    [
      'bold and italic, also nested',
      'Very **sure *and* calm**.',
      [
        paragraph(
          text('Very '),
          text('sure ', { bold: true }),
          text('and', { bold: true, italic: true }),
          text(' calm', { bold: true }),
          text('.'),
        ),
      ],
    ],
    [
      'a link, also a bold one',
      'See **[this](/a)** now',
      [paragraph(text('See '), { type: 'link', url: '/a', children: [text('this', { bold: true })] }, text(' now'))],
    ],
    ['a heading', '### Why', [{ type: 'heading', level: 3, children: [text('Why')] }]],
    [
      'a list with a list under an item',
      '- one\n- two\n  1. inner\n',
      [
        {
          type: 'list',
          format: 'unordered',
          children: [
            { type: 'list-item', children: [text('one')] },
            { type: 'list-item', children: [text('two')] },
            { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('inner')] }] },
          ],
        },
      ],
    ],
    [
      'one quote for each paragraph of a quote',
      '> I forget.\n>\n> Often.',
      [
        { type: 'quote', children: [text('I forget.')] },
        { type: 'quote', children: [text('Often.')] },
      ],
    ],
    [
      'an image',
      '![A brain](/uploads/brain.webp)',
      [{ type: 'image', image: { url: '/uploads/brain.webp', alternativeText: 'A brain' }, children: [text('')] }],
    ],
    [
      'an image with a description of two lines',
      '![A brain,\n  asleep](/uploads/brain.webp)',
      [
        {
          type: 'image',
          image: { url: '/uploads/brain.webp', alternativeText: 'A brain, asleep' },
          children: [text('')],
        },
      ],
    ],
    ['an escaped character', 'Two \\* three & four < five', [paragraph(text('Two * three & four < five'))]],
    ['nothing', '\n\n', []],
  ])('%s', (_, markdown, tree) => {
    expect(readMarkdown(markdown)).toMatchObject({ tree, faults: [] })
  })
})

describe('Markdown is refused, with its line, for', () => {
  it.each([
    ['HTML', 'a\n\n<div>b</div>', 3, { code: 'html' }],
    ['inline HTML', 'a <b>b</b>', 1, { code: 'html' }],
    ['a comment', '<!-- later -->', 1, { code: 'html' }],
    ['an HTML entity', 'a &nbsp; b', 1, { code: 'html_character' }],
    ['code', 'a\n\n    b', 3, { code: 'code_block' }],
    ['inline code', 'a `b`', 1, { code: 'inline_code' }],
    ['a title', '# a', 1, { code: 'heading_level' }],
    ['a horizontal rule', 'a\n\n***\n', 3, { code: 'horizontal_rule' }],
    ['a line break', 'a  \nb', 1, { code: 'line_break' }],
    ['an inline image', 'a ![b](/c.webp)', 1, { code: 'inline_image' }],
    ['a link with a title', '[a](/b "c")', 1, { code: 'link_title' }],
    ['a link definition', 'See [a].\n\n[a]: /b', 3, { code: 'link_definition' }],
    ['two paragraphs in an item', '- a\n\n  b', 3, { code: 'several_paragraphs' }],
    ['a heading in an item', '- ## a', 1, { code: 'unknown_in_list', type: 'heading' }],
    ['a list in a quote', '> - a', 1, { code: 'unknown_in_quote', type: 'list' }],
  ])('%s', (_, markdown, line, reason) => {
    expect(readMarkdown(markdown).faults).toContainEqual({ line, quotation: expect.any(String), reason })
  })
})

it.each([
  ['quotes', '>'.repeat(20_000)],
  ['lists', '- '.repeat(5_000)],
  ['marks', `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`],
])('too deeply nested %s are a fault, not a crash', (_, markdown) => {
  const reason = { code: 'nested_too_deeply' }
  expect(readMarkdown(`${markdown} a`)).toMatchObject({ tree: [], faults: [{ line: 1, reason }] })
})

it('each node and each fault has the line where it begins', () => {
  const { lines, faults } = readMarkdown('One.\n\n## Two\n\n- a\n- b <i>c</i>\n\n> d\n')
  expect(lines).toEqual([1, 3, 5, 8])
  expect(faults.map(({ line, quotation }) => [line, quotation])).toEqual([
    [6, '<i>'],
    [6, '</i>'],
  ])
})
