import { expect, it } from 'vitest'
import { plainMessage } from './catalogs.ts'

it.each([
  ['Bonjour {name}.', 'Bonjour 2.'],
  ['<0>Lisez</0> ceci<1/>', 'Lisez ceci'],
  ['Il reste {left, plural, one {# mot} other {# mots}}.', 'Il reste 2 mots.'],
  ['{0, plural, one {# étude de {country}} other {# études de {country}}}', '2 études de 2'],
])('a message becomes plain text: %s', (message, plain) => {
  expect(plainMessage(message)).toBe(plain)
})
