import { createHmac } from 'node:crypto'
import { createCmsClient } from '@clairmemoire/cms-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Editors, editorsOf } from './testing/editors.ts'
import { listeningSite } from './testing/listening-site.ts'
import { runningStrapi } from './testing/running-strapi.ts'

const site = await listeningSite()
const secrets = { CMS_WEBHOOK_SECRET: 'hook', CMS_PREVIEW_SECRET: 'sign', CMS_PREVIEW_TOKEN: 'read' }
const strapi = await runningStrapi({ ...secrets, SITE_URL: site.origin, SITE_URL_EN: 'http://en.example' })
afterAll(async () => {
  await strapi[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

const articles = '/content-manager/collection-types/api::article.article'
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const link = (url: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', text: 'Lisez' }] }],
})
const text = (words: string) => ({ __component: 'blocks.text', text: [paragraph(words)] })
const title = { title: 'Marcher', slug: 'marcher', description: 'Un peu, chaque jour.' }
const short = [{ text: 'Marchez.' }]
const draft = { ...title, topics: ['lifestyle'], publishedOn: '2026-11-20', short, body: [text('Marchez un peu.')] }
const review = { reviewedOn: '2026-11-21', nextReview: '2027-11-21' }

let editors: Editors
let people: ReadonlyMap<string, string>
let article: string

const client = () => createCmsClient({ origin: strapi.origin, timeout: 10_000 })
const publish = (who: keyof Editors) => editors[who].ask('POST', `${articles}/${article}/actions/publish?locale=fr`, {})
const save = (who: keyof Editors, fields: object) =>
  editors[who].ask('PUT', `${articles}/${article}?locale=fr`, { ...fields })

beforeAll(async () => {
  editors = await editorsOf(strapi.origin)
  const found = await editors.editor.ask('GET', '/content-manager/collection-types/api::person.person?locale=fr')
  const { results } = found.body as unknown as { results: readonly { slug: string; documentId: string }[] }
  people = new Map(results.map(({ slug, documentId }) => [slug, documentId]))
  const author = { connect: [{ documentId: people.get('redaction'), locale: 'fr' }] }
  const created = await editors.editor.ask('POST', `${articles}?locale=fr`, { ...draft, author })
  article = created.body.data?.documentId ?? ''
})

/** Tries to publish, and returns the status and the fields at which the admin interface shows errors. */
const refusedFields = async (who: keyof Editors) => {
  const { status, body } = await publish(who)
  return [status, body.error?.details.errors?.map(({ path, message }) => `${path.join('.')}: ${message}`)]
}

describe('an article written by an editor', () => {
  it('is not visible to visitors', async () => {
    expect(await client().readArticle('fr', 'marcher')).toBeUndefined()
    expect((await client().readArticles('fr')).map(({ slug }) => slug)).not.toContain('marcher')
  })

  it('cannot be reviewed or published by its editor', async () => {
    const { body } = await save('editor', { ...draft, ...review, sample: false })
    expect(body.data).toMatchObject({ reviewedOn: null, sample: true })
    expect((await publish('editor')).status).toBe(403)
  })

  it('cannot be published before its review, and each missing field is named', async () => {
    const missingFields = ['reviewer: à remplir', 'reviewedOn: à remplir', 'nextReview: à remplir']
    expect(await refusedFields('publisher')).toEqual([400, missingFields])
    expect(await refusedFields('everything')).toEqual([400, missingFields])
    const { body } = await publish('publisher')
    expect(body.error?.message).toBe(
      'Relu par\u00a0: à remplir · Relu le\u00a0: à remplir · Prochaine relecture\u00a0: à remplir',
    )
    expect(await client().readArticle('fr', 'marcher')).toBeUndefined()
  })

  it('cannot be published by its reviewer, who can only change the review', async () => {
    const reviewer = { connect: [{ documentId: people.get('relecture'), locale: 'fr' }] }
    expect((await save('reviewer', { title: 'Courir', ...review, reviewer })).body.data).toMatchObject({
      title: 'Marcher',
      ...review,
    })
    expect((await publish('reviewer')).status).toBe(403)
  })

  it('loses its review when its text changes', async () => {
    const changed = await save('editor', { ...draft, body: [text('Marchez beaucoup.')] })
    expect(changed.body.data?.reviewedOn).toBeNull()
    expect(await refusedFields('publisher')).toEqual([400, ['reviewedOn: à remplir']])
  })

  it('loses it too when the form with the new text has the date of the old one', async () => {
    await save('reviewer', review)
    const form = { ...draft, ...review, body: [text('Marchez un peu.')] }
    const { body } = await editors.everything.ask('POST', `${articles}/${article}/actions/publish?locale=fr`, form)
    expect(body.error?.message).toMatch(/^Relu le\u00a0: date d’avant le changement du texte/)
  })

  it('keeps its review when something else changes', async () => {
    await save('reviewer', review)
    expect((await save('editor', { topics: ['lifestyle', 'memory'] })).body.data?.reviewedOn).toBe(review.reviewedOn)
  })

  it('is visible once a publisher has published it, and the site is notified', async () => {
    const notified = site.nextNotification()
    expect((await publish('publisher')).status).toBe(200)
    expect(await notified).toBe('Bearer hook')
    expect(await client().readArticle('fr', 'marcher')).toMatchObject({
      title: 'Marcher',
      reviewer: { slug: 'relecture' },
    })
    expect(await client().readArticles('fr')).toContainEqual(
      expect.objectContaining({ slug: 'marcher', readingMinutes: 1 }),
    )
  })

  it('is not visible after it was withdrawn, and the site is notified even if it does not answer at first', async () => {
    site.failOnce()
    const notified = site.nextNotification()
    await editors.publisher.ask('POST', `${articles}/${article}/actions/unpublish?locale=fr`, {})
    expect(await notified).toBe('Bearer hook')
    expect(await client().readArticle('fr', 'marcher')).toBeUndefined()
  })
})

describe('a document that could not be shown completely', () => {
  it.each([
    ['a link that is not allowed', { sources: [{ title: 'Livre', href: 'javascript:alert(1)' }] }, 'sources.0.href'],
    ['an unknown topic', { topics: ['football'] }, 'topics.0'],
    ['a link to no page', { sources: [{ title: 'Livre', href: '/livre' }] }, 'sources.0.href'],
    ['a list without an entry', { body: [text('a'), { __component: 'blocks.people', people: [] }] }, 'body.1'],
  ])('is not published: %s', async (_, fields, field) => {
    await save('everything', { ...draft, ...fields })
    await save('everything', review)
    const { body } = await publish('everything')
    expect(body.error?.details.errors?.map(({ path }) => path.join('.'))).toEqual([field])
    await save('everything', { ...draft, sources: [] })
  })

  it('is refused with the place in its form and the words in question', async () => {
    await save('everything', {
      ...draft,
      body: [text('a'), { __component: 'blocks.text', text: [link('http://a.example')] }],
    })
    await save('everything', review)
    const { body } = await publish('publisher')
    expect(body.error?.details.errors?.map(({ path }) => path.join('.'))).toEqual(['body.1.text'])
    expect(body.error?.message).toBe(
      'Contenu 2 › Texte 1\u00a0: est un lien que le site n’ouvre pas\u00a0: écrivez https://…, mailto:, tel: ou /page («\u00a0http://a.example\u00a0»)',
    )
    await save('everything', draft)
  })

  it('is not published while a person it names is a draft', async () => {
    const person = { name: 'Léa', slug: 'lea', role: 'Rédactrice', sample: true, text: [paragraph('Elle écrit.')] }
    const created = await editors.editor.ask(
      'POST',
      '/content-manager/collection-types/api::person.person?locale=fr',
      person,
    )
    await save('editor', { author: { set: [{ documentId: created.body.data?.documentId, locale: 'fr' }] } })
    await save('reviewer', review)
    expect(await refusedFields('everything')).toEqual([400, ['author: n’est pas publié']])
    const author = { set: [{ documentId: people.get('redaction'), locale: 'fr' }] }
    await save('editor', { ...draft, body: [text('Marchez encore.')], author })
  })

  it("has errors in the publisher's language, each with its field", async () => {
    await save('editor', { ...draft, description: 'Une percée.' })
    const french =
      'description: dit «\u00a0révolution\u00a0»\u00a0: dites ce qui est étudié ou le prochain pas, sans rien promettre'
    expect(await refusedFields('publisher')).toEqual([400, ['reviewedOn: à remplir', french]])
    await save('reviewer', review)
    expect(await refusedFields('publisher')).toEqual([400, [french]])
    const me = await editors.publisher.ask('PUT', '/admin/users/me', { preferedLanguage: 'en' })
    expect(me.status).toBe(200)
    const english = 'description: says “révolution”: say what is studied or the next step, and promise nothing'
    expect(await refusedFields('publisher')).toEqual([400, [english]])
    await save('editor', draft)
    expect(await refusedFields('publisher')).toEqual([400, ['reviewedOn: is missing']])
  })
})

describe('the address of an article', () => {
  const create = async (title: string, slug: string) => {
    const { body } = await editors.editor.ask('POST', `${articles}?locale=fr`, { ...draft, title, slug })
    return (fields: object) =>
      editors.editor.ask('PUT', `${articles}/${body.data?.documentId}?locale=fr`, { ...draft, title, slug, ...fields })
  }

  it.each([
    ['follows its title until it is published', 'Courir', 'courir', { title: 'Courir l’été' }, 'courir-l-ete'],
    ['follows the first title, not the type', 'Danser', 'article', { slug: undefined }, 'danser'],
    ['stays as an editor wrote it', 'Nager', 'dans-l-eau', { title: 'Plonger' }, 'dans-l-eau'],
  ])('%s', async (_, title, slug, fields, after) => {
    const update = await create(title, slug)
    expect((await update(fields)).body.data).toMatchObject({ slug: after })
  })

  it('is refused with an example when it has other characters', async () => {
    const update = await create('Sauter', 'sauter')
    const { body } = await update({ slug: 'Sauter l’été' })
    expect(body.error?.message).toMatch(/^Adresse de la page\u00a0: n’est pas une adresse comme memoire-et-age/)
  })

  it('stays once it is published', async () => {
    await save('everything', { ...draft, sources: [] })
    await save('everything', review)
    expect((await publish('publisher')).status).toBe(200)
    expect((await save('editor', { ...draft, title: 'Marcher encore' })).body.data).toMatchObject({ slug: 'marcher' })
    await save('everything', { ...draft, ...review })
  })
})

it('an editor cannot add a page, because the site would not show it', async () => {
  const pages = '/content-manager/collection-types/api::page.page?locale=fr'
  expect((await editors.editor.ask('POST', pages, title)).status).toBe(403)
})

describe('an image', () => {
  it('is not published without a text alternative', async () => {
    const files = await editors.everything.ask('GET', '/upload/files?filters[name][$eq]=cabinet.webp')
    const { results } = files.body as unknown as { results: readonly { id: number }[] }
    const image = results[0]?.id
    const describe = (alternativeText: string) =>
      editors.everything.ask('POST', `/upload?id=${image}`, { fileInfo: { alternativeText } })
    await describe('')
    await save('everything', { ...draft, body: [text('a'), { __component: 'blocks.figure', image }] })
    await save('everything', review)
    expect(await refusedFields('publisher')).toEqual([400, [expect.stringMatching(/^body\.1\.image: /)]])
    await describe('Le cabinet')
    expect((await publish('publisher')).status).toBe(200)
    const { body = [] } = (await client().readArticle('fr', 'marcher')) ?? {}
    expect(body[1]).toMatchObject({
      kind: 'figure',
      image: {
        alt: 'Le cabinet',
        width: 640,
        sizes: expect.arrayContaining([expect.objectContaining({ width: 500 })]),
      },
    })
  })
})

describe('a draft', () => {
  const drafts = (token?: string) =>
    fetch(`${strapi.origin}/api/articles?locale=fr&filters[slug][$eq]=oublier-un-nom&status=draft`, {
      headers: token === undefined ? {} : { authorization: token },
    })

  it.each([
    ['a stranger without a token', undefined, 400],
    ['a guessed token', 'Bearer guess', 401],
    ['a stranger with another kind of token', 'Basic eDp5', 401],
    ['a stranger with an empty token', 'x', 401],
    ['the site', `Bearer ${secrets.CMS_PREVIEW_TOKEN}`, 200],
  ])('is read by %s: %s → %i', async (_, token, status) => {
    expect((await drafts(token)).status).toBe(status)
  })

  it('is never cached', async () => {
    expect((await drafts(`Bearer ${secrets.CMS_PREVIEW_TOKEN}`)).headers.get('cache-control')).toBe('no-store')
  })

  it('has a signed link to the site in its language, valid for an hour', async () => {
    const query = `documentId=${article}&locale=fr&status=draft`
    const { body } = await editors.editor.ask('GET', `/content-manager/preview/url/api::article.article?${query}`)
    const url = new URL(body.data?.url ?? '')
    const { document = '', expires = '', signature } = Object.fromEntries(url.searchParams)
    expect([url.origin, url.pathname, document]).toEqual([site.origin, '/cms/preview', 'articles/fr/marcher'])
    expect(Number(expires) * 1000 - Date.now()).toBeLessThanOrEqual(3_600_000)
    expect(signature).toBe(createHmac('sha256', 'sign').update(`${document}\n${expires}`).digest('base64url'))
  })

  it('of English text has a link to the English site', async () => {
    const { body } = await editors.editor.ask(
      'GET',
      '/content-manager/preview/url/api::index.index?locale=en&status=draft',
    )
    expect(body.data?.url).toMatch(/^http:\/\/en\.example\/cms\/preview\?document=footer%2Fen%2Ffooter&/)
  })
})

it('the admin interface of a new user is in French, the language of our messages', async () => {
  const { body } = await editors.editor.ask('GET', '/admin/users/me')
  expect(body.data?.preferedLanguage).toBe('fr')
})

it("editors' changes and deletions remain when the service restarts with the same initial documents", async () => {
  const found = await editors.everything.ask('GET', `${articles}?locale=fr&filters[slug][$eq]=bien-dormir`)
  const { results } = found.body as unknown as { results: readonly { documentId: string }[] }
  await editors.publisher.ask('DELETE', `${articles}/${results[0]?.documentId}?locale=fr`)
  await strapi.restart()
  expect((await client().readArticles('fr')).map(({ slug }) => slug).toSorted()).toEqual(['marcher', 'oublier-un-nom'])
})
