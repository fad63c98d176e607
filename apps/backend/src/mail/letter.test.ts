import { expect, it } from 'vitest'
import { greeting, inWords, mailLink } from './letter.ts'

it.each([
  ['camille@exemple.example', 'mailto:camille@exemple.example'],
  ['camille+news@exemple.example', 'mailto:camille%2Bnews@exemple.example'],
  ['a?cc=eve&subject=x#y@exemple.example', 'mailto:a%3Fcc%3Deve%26subject%3Dx%23y@exemple.example'],
  ['a%20b@exemple.example', 'mailto:a%2520b@exemple.example'],
])('a link to %s contains only the address', (address, href) => {
  expect(mailLink(address)).toEqual({ text: address, href })
})

const greeted = (firstName: string | null) => inWords(greeting({ locale: 'fr', firstName }))

it('a greeting contains the name, unless the name is an address', () => {
  expect(greeted('Zoé')).toBe('Bonjour Zoé,')
  expect(greeted('www.evil.example')).toBe('Bonjour,')
})

it('without a name the greeting has no name', () => {
  expect(greeted(null)).toBe('Bonjour,')
})
