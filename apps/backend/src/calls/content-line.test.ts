import { assert, property, string } from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { contentLine, escapedText, utcStamp } from './content-line.ts'

it('a line is folded at 75 octets, a character of four octets counting four', () => {
  expect(contentLine('a'.repeat(75))).toBe(`${'a'.repeat(75)}\r\n`)
  expect(contentLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a\r\n`)
  expect(contentLine(`${'a'.repeat(72)}👩`)).toBe(`${'a'.repeat(72)}\r\n 👩\r\n`)
})

it('any text comes through as it was, in lines of at most 75 octets', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), (any) => {
      const text = any.replaceAll(/\p{Cc}/gu, '\n')
      const line = contentLine(`DESCRIPTION:${escapedText(text)}`)
      expect(line.split('\r\n').filter((part) => Buffer.byteLength(part) > 75)).toEqual([])
      const read = new ICAL.Component(ICAL.parse(`BEGIN:VEVENT\r\n${line}END:VEVENT\r\n`))
      expect(read.getFirstPropertyValue('description')).toBe(text)
    }),
  )
})

it('an instant is told in UTC to the second', () => {
  expect(utcStamp(new Date('2027-03-08T08:00:00.123Z'))).toBe('20270308T080000Z')
})
