import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

const inWords = (name: string | null) => {
  const phrase = greeting('Bonjour', name)
  return typeof phrase === 'string'
    ? phrase
    : phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

it('a person is greeted by name, and by none that is an address', () => {
  expect(inWords('Zoé')).toBe('Bonjour Zoé,')
  expect(inWords('www.evil.example')).toBe('Bonjour,')
})

it('without a name everybody is greeted alike', () => {
  expect(inWords(null)).toBe('Bonjour,')
})
