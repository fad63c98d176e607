import { describe, expect, it } from 'vitest'
import { deadLinks, unknownPage } from './site-links.ts'

const exists = (kind: string, slug: string) => ['articles/sommeil', 'studies/mk2214'].includes(`${kind}/${slug}`)
const linking = (link: string) => ({ body: [{ text: [{ children: [{ type: 'link', url: link }] }] }] })

describe('a link leads to a page of the language', () => {
  it.each([
    ['fr', '/nos-articles/article/sommeil#nuit'],
    ['fr', '/nos-offres/consultation'],
    ['fr', '/questionnaire?for=relative'],
    ['fr', '/licenses.txt'],
    ['en', '/clinical-trials/mk2214'],
    ['en', 'https://register.example/study'],
  ] as const)('%s: %s', (locale, link) => {
    expect(deadLinks(linking(link), locale, exists)).toEqual([])
  })
})

describe('a link leads to no page of the language', () => {
  it.each([
    ['an article that does not exist', 'fr', '/nos-articles/article/inconnu'],
    ['an unknown address', 'fr', '/no-such-page'],
    ['an address of the other language', 'en', '/mentions-legales'],
    ['a study of the other site', 'en', '/clinical-trials/predictom'],
  ] as const)('%s', (_, locale, link) => {
    expect(deadLinks(linking(link), locale, exists)).toEqual([
      { field: 'body[0].text[0].children[0].url', reason: { code: 'no_such_page' } },
    ])
  })
})

describe('the name of a page', () => {
  it.each([
    ['pages', 'consultation', 'fr'],
    ['pages', 'about-us', 'en'],
    ['pages', 'call-guide-referral', 'en'],
    ['articles', 'sommeil', 'fr'],
  ] as const)('is known: %s/%s in %s', (kind, slug, locale) => {
    expect(unknownPage(kind, slug, locale)).toEqual([])
  })

  it.each([
    ['who-pays-2', 'en'],
    ['consultation', 'en'],
  ] as const)('is unknown, because the site shows no such page in the language: %s in %s', (slug, locale) => {
    const known = expect.arrayContaining(['who-pays'])
    expect(unknownPage('pages', slug, locale)).toEqual([{ field: 'slug', reason: { code: 'unknown_page', known } }])
  })
})

it('buttons and entries of the footer are checked as links, an image as a file', () => {
  const image = { url: '/uploads/brain.webp' }
  const document = { blocks: [{ action: { href: '/a' }, image }], groups: [{ entries: [{ link: '/b' }] }] }
  const found = (images: readonly string[]) =>
    deadLinks(document, 'fr', (_, name) => images.includes(name)).map(({ field, reason }) => `${field} ${reason.code}`)
  const links = ['blocks[0].action.href no_such_page', 'groups[0].entries[0].link no_such_page']
  expect(found(['/uploads/brain.webp'])).toEqual(links)
  expect(found([]).toSorted()).toEqual([links[0], 'blocks[0].image.url no_such_image', links[1]])
})

it('the sizes of an image are files, not pages', () => {
  const document = { image: { url: '/uploads/brain.webp', sizes: [{ url: '/uploads/brain-500.webp' }] } }
  expect(deadLinks(document, 'fr', (kind) => kind === 'images')).toEqual([])
})
