import { describe, expect, it } from 'vitest'
import { allowedLink } from './allowed-link.ts'
import { hostileLinks } from './testing/hostile.ts'

describe('a link', () => {
  it.each([
    '/',
    '/essais-cliniques',
    '/essais-cliniques/mk2214?from=a%20b#top',
    '/.well-known/security.txt',
    '/a..b/...',
    'https://example.org',
    'https://example.org:8443/A/../b?c=$d#{e}',
    'mailto:contact@example.org',
    'mailto:contact@example.org?subject=Une%20question',
    'tel:+33199001234',
    'tel:15',
    'sms:114',
  ])('may be %s, as it was written', (link) => {
    expect(allowedLink(link)).toBe(link)
  })

  it.each([
    ['HTTPS://Example.org/A', 'https://Example.org/A'],
    ['Https://example.org', 'https://example.org'],
    ['MAILTO:Contact@example.org', 'mailto:Contact@example.org'],
    ['Tel:15', 'tel:15'],
  ])('may be %s, with its scheme in lower case', (link, allowed) => {
    expect(allowedLink(link)).toBe(allowed)
  })

  it.each(['/$slug', '/nos-articles/{$slug}', '/a{b', '/a}', '/a?b=$c', '/{-$language}/a'])(
    'is not %s, in which the router of the site would replace a part',
    (link) => {
      expect(allowedLink(link)).toBeUndefined()
    },
  )

  it.each(hostileLinks)('is not %j', (link) => {
    expect(allowedLink(link)).toBeUndefined()
  })

  it('has at most 2,000 characters', () => {
    expect(allowedLink(`/${'a'.repeat(1_999)}`)).toBeDefined()
    expect(allowedLink(`/${'a'.repeat(2_000)}`)).toBeUndefined()
  })
})
