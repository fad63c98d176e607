import { expect, it } from 'vitest'
import { linesOf } from './lines.ts'

const text = (words: string) => ({ type: 'text' as const, text: words })

it('a person reads titles, sentences and every line of running text, links included', () => {
  const page = {
    slug: 'memory',
    title: 'Memory',
    description: 'What helps.',
    summary: [
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('Walk.')] }] },
      { type: 'heading', level: 2, children: [text('Why')] },
    ],
    blocks: [
      { kind: 'lead', text: 'Read this.' },
      {
        kind: 'text',
        text: [
          {
            type: 'paragraph',
            children: [text('Ask '), { type: 'link', url: '/a', children: [text('us')] }, text('.')],
          },
        ],
      },
      { kind: 'cards', items: [{ title: 'Call', text: 'Talk to us.', action: { label: 'Call us', href: '/b' } }] },
    ],
  }
  expect(linesOf(page)).toEqual([
    { field: 'title', text: 'Memory', isTitle: true },
    { field: 'description', text: 'What helps.', isTitle: false },
    { field: 'summary[0].children[0]', text: 'Walk.', isTitle: false },
    { field: 'summary[1]', text: 'Why', isTitle: true },
    { field: 'blocks[0].text', text: 'Read this.', isTitle: false },
    { field: 'blocks[1].text[0]', text: 'Ask us.', isTitle: false },
    { field: 'blocks[2].items[0].title', text: 'Call', isTitle: true },
    { field: 'blocks[2].items[0].text', text: 'Talk to us.', isTitle: false },
    { field: 'blocks[2].items[0].action.label', text: 'Call us', isTitle: true },
  ])
})

it('names of sources, people and other articles are not lines of the document', () => {
  const others = { sources: [{ title: 'A cure?' }], author: { name: 'Hope' }, related: [{ title: 'Other' }] }
  expect(linesOf(others)).toEqual([])
})
