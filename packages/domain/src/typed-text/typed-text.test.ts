import { describe, expect, it } from 'vitest'
import { typedCode, typedLine, typedWords } from './typed-text.ts'

describe('a typed line', () => {
  it.each([
    ['Anne\u00a0Marie', 'Anne Marie'],
    ['Anne\u202fMarie', 'Anne Marie'],
    ['Anne\tMarie\n', 'Anne Marie'],
    ['\ufeffZo\u200bé\u00ad', 'Zoé'],
    ['\u2029 Zoé \u3000', 'Zoé'],
  ])('%j is %j', (typed, line) => {
    expect(typedLine(typed)).toBe(line)
  })
})

describe('a typed code', () => {
  it.each([
    ['\uff17\uff15\uff10\uff11\uff11', '75011'],
    ['zoe\u200b@example\uff0eorg', 'zoe@example.org'],
    ['7\u2009rue', '7 rue'],
  ])('%j is %j', (typed, code) => {
    expect(typedCode(typed)).toBe(code)
  })
})

describe('a person’s own words', () => {
  it('keep their line breaks, normalized', () => {
    expect(typedWords('un\r\ndeux\u2028trois\rquatre')).toBe('un\ndeux\ntrois\nquatre')
  })

  it('have a space in place of any other control character', () => {
    expect(typedWords('un\u0000deux\ttrois\u0007')).toBe('un deux trois')
  })

  it('lose invisible characters, except those that shape letters and emoji', () => {
    expect(typedWords('ou\u00adbli\u200b \u202emal')).toBe('oubli mal')
    expect(typedWords('می\u200cخواهم 👩\u200d👧')).toBe('می\u200cخواهم 👩\u200d👧')
  })
})
