import { describe, expect, test } from 'vitest'
import { refuseInlineCode } from './inline-code.ts'

describe('a page is rejected if it contains', () => {
  test.each([
    '<script>alert(1)</script>',
    '<script type="module">start()</script>',
    '<style>p{}</style>',
    '<p style="color:red">',
    '<a onclick="go()">',
  ])('%s', (html) => {
    expect(() => refuseInlineCode('/', html)).toThrow('content security policy')
  })
})

test('scripts from a file and data are allowed', () => {
  const html =
    '<script type="module" src="/a.js"></script><script type="application/json" id="settings">{}</script><script type="application/ld+json">{}</script>'
  expect(() => refuseInlineCode('/', html)).not.toThrow()
})
