import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test('nothing that a text says is markup', () => {
  expect(xmlText(`<a href="x">'&amp;'</a>]]>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;amp;&apos;&lt;/a&gt;]]&gt;',
  )
})

test('what XML cannot hold is left out, and all else stays', () => {
  expect(xmlText('a\u0000b\u001fc\ud800d\ufffee')).toBe('abcde')
  expect(xmlText('« été » 🧠\n')).toBe('« été » 🧠\n')
})
