import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test('no text becomes markup', () => {
  expect(xmlText(`<a href="x">'&amp;'</a>]]>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;amp;&apos;&lt;/a&gt;]]&gt;',
  )
})

test('characters that XML forbids are removed, and all others stay', () => {
  expect(xmlText('a\u0000b\u001fc\ud800d\ufffee')).toBe('abcde')
  expect(xmlText('« été » 🧠\n')).toBe('« été » 🧠\n')
})
