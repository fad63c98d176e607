import { expect, test } from 'vitest'
import { sampleSettings } from '../testing/sample-settings.ts'
import { filled } from './named-facts.ts'

const words = (text: string) => [{ type: 'text', text }]
const paragraph = (text: string) => ({ type: 'paragraph', children: words(text) })
const heading = (level: number, text: string) => ({ type: 'heading', level, children: words(text) })
const item = (text: string) => ({ type: 'list-item', children: words(text) })
const list = (...texts: string[]) => ({ type: 'list', children: texts.map(item) })

const settings = { ...sampleSettings('fr'), sendsMails: true }
const shown = <Part>(part: Part) => filled(part, settings)

test.each<[string, unknown[], unknown[]]>([
  ['a paragraph', [paragraph('{{if mails}}Oui'), paragraph('{{if not mails}}Non')], [paragraph('Oui')]],
  ['an entry of a list', [list('{{if not mails}}Non', '{{if mails}}Oui', 'Toujours')], [list('Oui', 'Toujours')]],
  ['a list without an entry', [list('{{if product}}Non'), paragraph('Toujours')], [paragraph('Toujours')]],
  [
    'a heading with its section',
    [heading(2, '{{if product}}Non'), paragraph('Non'), heading(3, 'Non'), heading(2, 'Toujours'), paragraph('Oui')],
    [heading(2, 'Toujours'), paragraph('Oui')],
  ],
  [
    'a card',
    [
      { title: '{{if tracking}}Non', text: 'Non' },
      { title: 'Oui', text: '' },
    ],
    [{ title: 'Oui', text: '' }],
  ],
  ['a question', [{ question: '{{if mails}}Oui', answer: [] }], [{ question: 'Oui', answer: [] }]],
  [
    'a block, and not for its first paragraph',
    [
      { kind: 'cards', title: '{{if not mails}}Non', items: [] },
      { kind: 'text', text: [paragraph('{{if not mails}}Non'), paragraph('Oui')] },
    ],
    [{ kind: 'text', text: [paragraph('Oui')] }],
  ],
  [
    'a part with two conditions',
    [paragraph('{{if mails}}{{if samples}}Oui'), paragraph('{{if mails}}{{if product}}Non')],
    [paragraph('Oui')],
  ],
])('%s is shown only if its condition holds (R2-120)', (_, parts, expected) => {
  expect(shown(parts)).toEqual(expected)
})

test('a part about France depends on the country of the site, not on its language (R2-120, R0-63)', () => {
  const parts = [paragraph('{{if inFrance}}Ici'), paragraph('{{if not inFrance}}Ailleurs')]
  const inCountry = (country: 'FR' | 'US') => filled(parts, { ...sampleSettings('fr'), country })
  expect(inCountry('FR')).toEqual([paragraph('Ici')])
  expect(inCountry('US')).toEqual([paragraph('Ailleurs')])
})

test('parts without a condition stay unchanged', () => {
  const parts = [paragraph('Toujours'), { type: 'image', image: { url: '/a', alt: 'b' } }, list(), 3, null]
  expect(shown(parts)).toEqual(parts)
})

test('a text after bold words or a link keeps its space', () => {
  const words = [
    { type: 'text', text: 'FINGER', bold: true },
    { type: 'text', text: ' in Finland' },
  ]
  expect(shown(words)).toEqual(words)
})
