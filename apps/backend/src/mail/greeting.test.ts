import { nameSamples } from '@clairmemoire/domain/contact-samples'
import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

const inWords = (name: string | null) => {
  const phrase = greeting('Bonjour', name)
  return typeof phrase === 'string'
    ? phrase
    : phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

it.each(nameSamples)('%j is greeted by name: %s', (name, isGreeted) => {
  expect(inWords(name)).toBe(isGreeted ? `Bonjour ${name},` : 'Bonjour,')
})

it('without a name everybody is greeted alike', () => {
  expect(inWords(null)).toBe('Bonjour,')
})
