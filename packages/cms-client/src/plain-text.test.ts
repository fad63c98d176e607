import { expect, test } from 'vitest'
import { plainText } from './rich-text.ts'

const words = (text: string) => [{ type: 'text', text } as const]

test('plain text keeps the words of paragraphs, links and entries, at any depth', () => {
  const link = { type: 'link', url: '/aide', children: words('appelez') } as const
  expect(
    plainText([
      { type: 'paragraph', children: [...words('Si cela dure, '), link, ...words('.')] },
      {
        type: 'list',
        format: 'unordered',
        children: [
          { type: 'list-item', children: words('le jour') },
          { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: words('la nuit') }] },
        ],
      },
    ]),
  ).toBe('Si cela dure, appelez. le jour la nuit')
})
