import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.each([
  ['Mémoire et ÂGE', ['memoire', 'et', 'age']],
  ['Les premiers vœux', ['les', 'premiers', 'voeux']],
  ['L’apnée du sommeil : qu’est-ce ?', ['l', 'apnee', 'du', 'sommeil', 'qu', 'est', 'ce']],
  ['15 ou 112', ['15', 'ou', '112']],
  ['<b>gras</b>', ['b', 'gras', 'b']],
  [' …?! ', []],
  ['LECŒUR Lecœur', ['lecoeur', 'lecoeur']],
  ['Đặng Ðorđe', ['dang', 'dorde']],
  ['Łukasz Søren', ['lukasz', 'soren']],
  ['Große STRASSE', ['grosse', 'strasse']],
  ['Straẞe', ['strasse']],
  ['Yılmaz YILMAZ İnce', ['yilmaz', 'yilmaz', 'ince']],
  ['Björk Þórður', ['bjork', 'thordur']],
  ['Zo\u200b\u00adé \u202eMarie\u2066', ['zoe', 'marie']],
  ['Ｚｏé', ['zoe']],
  ['王伟 Wang', ['王', '伟', 'wang']],
  ['김민준', ['김', '민', '준']],
  ['マリー・クレール', ['マ', 'リ', 'ー', 'ク', 'レ', 'ー', 'ル']],
  ['O´Brien OʼBrien', ['o', 'brien', 'o', 'brien']],
])('of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
