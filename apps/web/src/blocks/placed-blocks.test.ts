import type { Block } from '@clairmemoire/cms-client/page'
import type { RichTextNode } from '@clairmemoire/cms-client/rich-text'
import { describe, expect, test } from 'vitest'
import { partsOf, placed } from './placed-blocks.ts'

const heading = (level: 2 | 3, text: string): RichTextNode => ({
  type: 'heading',
  level,
  children: [{ type: 'text', text }],
})
const textOf = (...text: RichTextNode[]): Block => ({ kind: 'text', text })
const idsOf = (...headings: string[]) =>
  partsOf(placed([textOf(...headings.map((text) => heading(2, text)))])).map(({ id }) => id)

describe('the id of a heading', () => {
  test('is made of its words, so that links to it stay valid when other text changes', () => {
    expect(idsOf('La nuit, ça répare')).toEqual(['content-la-nuit-ca-repare'])
  })

  test('is set on the heading', () => {
    const [block] = placed([textOf(heading(3, 'La nuit'))])
    expect(block).toMatchObject({ text: [{ type: 'heading', id: 'content-la-nuit' }] })
  })

  test('is unique, even for equal headings', () => {
    expect(idsOf('La nuit', 'La nuit', '???', '!')).toEqual([
      'content-la-nuit',
      'content-la-nuit-2',
      'content-',
      'content--2',
    ])
  })

  test('never equals an id of the page itself', () => {
    expect(idsOf('Contents', 'Settings', 'app')).toEqual(['content-contents', 'content-settings', 'content-app'])
  })

  test('stays short for a title of 2,000 letters', () => {
    expect(idsOf('a'.repeat(2000))[0]).toHaveLength(68)
  })

  test("is unique even if another heading's words end in a number", () => {
    const ids = idsOf('Étape', 'Étape 2', 'Étape')
    expect(new Set(ids).size).toBe(3)
  })
})

test('each question has an id, so that a link to it opens its answer', () => {
  const items = [{ question: 'Pourquoi ?', answer: [] }]
  const [block] = placed([{ kind: 'questions', items }])
  expect(block).toEqual({ kind: 'questions', items: [{ ...items[0], id: 'content-pourquoi' }] })
})

test('a table of contents has the titles of blocks and the headings of level 2, in their order', () => {
  const blocks: Block[] = [
    textOf(heading(2, 'La nuit'), heading(3, 'Le détail')),
    { kind: 'steps', title: 'Trois pas', items: [{ title: 'Un', text: '' }] },
    { kind: 'steps', items: [{ title: 'Sans titre', text: '' }] },
    { kind: 'questions', title: 'Vos questions', items: [{ question: 'Pourquoi ?', answer: [] }] },
    { kind: 'notice', tone: 'information', title: 'À savoir', text: [] },
  ]
  expect(partsOf(placed(blocks)).map(({ text }) => text)).toEqual(['La nuit', 'Trois pas', 'Vos questions'])
})

test('placed blocks are plain data that can be embedded in a document', () => {
  const blocks = placed([textOf(heading(2, 'La nuit')), { kind: 'lead', text: 'Oui.' }])
  expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks)
})
