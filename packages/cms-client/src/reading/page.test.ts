import { expect, it } from 'vitest'
import { ContentError } from '../content-error.ts'
import { block, paragraph, testContext } from '../testing/wire.ts'
import { readPage } from './page.ts'

const page = {
  slug: 'about-us',
  title: 'About us',
  description: 'Who we are, and how to check what you read.',
  blocks: [block('text', { text: [paragraph('Words.')] })],
}
const { context } = testContext()

it('a page has the drawing that its editor chose', () => {
  expect(readPage({ ...page, drawing: 'walking' }, context).drawing).toBe('walking')
})
it('a page without a drawing has none', () => {
  expect(readPage({ ...page, drawing: null }, context).drawing).toBeUndefined()
})
it('a drawing that the site lacks is refused', () => {
  expect(() => readPage({ ...page, drawing: '../secret.svg' }, context)).toThrow(ContentError)
})
