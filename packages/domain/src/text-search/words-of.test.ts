import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.each([
  ['Mémoire et ÂGE', ['memoire', 'et', 'age']],
  ['Les premiers vœux', ['les', 'premiers', 'voeux']],
  ['L’apnée du sommeil : qu’est-ce ?', ['l', 'apnee', 'du', 'sommeil', 'qu', 'est', 'ce']],
  ['15 ou 112', ['15', 'ou', '112']],
  ['<b>gras</b>', ['b', 'gras', 'b']],
  [' …?! ', []],
])('of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
