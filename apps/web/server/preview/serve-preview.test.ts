import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { article, footer, footerGroup, many, one, study } from '@clairmemoire/cms-client/testing/wire'
import { locales } from '@clairmemoire/domain/locale'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const secret = 'between us'
const token = 'the site'

/** Drafts by their API address. */
let drafts: Record<string, object>
let received: { path: string; authorization: string | undefined }[]
const cms = createServer(({ url = '', headers: { authorization } }, answer) => {
  const { pathname, searchParams } = new URL(url, 'http://cms')
  received.push({ path: `${pathname} ${searchParams.get('locale')} ${searchParams.get('status')}`, authorization })
  const status = authorization === `Bearer ${token}` ? 200 : 401
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(drafts[pathname] ?? many()))
})

let site: TestSite
let siteWithoutSecret: TestSite
beforeAll(async () => {
  cms.listen(0, '127.0.0.1')
  await once(cms, 'listening')
  const { port } = cms.address() as AddressInfo
  const where = { CMS_URL: `http://127.0.0.1:${port}`, CMS_ADMIN_URL: 'https://cms.example' }
  site = await startTestSite({ ...where, CMS_PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: token })
  siteWithoutSecret = await startTestSite({ ...where, CMS_PREVIEW_TOKEN: token })
})
afterAll(async () => {
  await Promise.all([site.close(), siteWithoutSecret.close()])
  cms.close()
})
beforeEach(() => {
  received = []
  drafts = { '/api/articles': many(article()) }
})

const inAnHour = () => String(Math.floor(Date.now() / 1000) + 3600)

function link(document: string, { expires = inAnHour(), by = secret } = {}): string {
  const signature = createHmac('sha256', by).update(`${document}\n${expires}`).digest('base64url')
  return `/cms/preview?${new URLSearchParams({ document, expires, signature })}`
}

const french = 'articles/fr/memory-and-age'

describe('a link signed by the content service', () => {
  it('shows the draft on the page of the site, under a bar that marks it', async () => {
    const answer = await site.fetch(link(french))
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<html lang="fr"')
    expect(html).toContain('Memory and age</h1>')
    expect(html).toContain('Aperçu : un brouillon, qui n’est pas publié.')
    expect(received).toContainEqual({ path: '/api/articles fr draft', authorization: `Bearer ${token}` })
  })

  it('is neither cached nor indexed, on the production site too', async () => {
    const { headers } = await site.fetch(link(french), { host: 'clairmemoire.fr' })
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('shows the current draft, and changes nothing for readers', async () => {
    const publicStatus = async () => (await site.fetch('/nos-articles/article/memory-and-age')).status
    const before = await publicStatus()
    await site.fetch(link(french))
    drafts = { '/api/articles': many(article({ title: 'Memory at any age' })) }
    expect(await (await site.fetch(link(french))).text()).toContain('Memory at any age</h1>')
    expect(await publicStatus()).toBe(before)
  })

  it('shows the draft of a page of the route table', async () => {
    const page = { slug: 'legal', title: 'De nouvelles mentions', description: 'Qui publie ce site.', blocks: [] }
    drafts = { '/api/pages': many(page) }
    expect(await (await site.fetch(link('pages/fr/legal'))).text()).toContain('De nouvelles mentions</h1>')
  })

  it.each(['call-guide', 'call-guide-consultation'])('shows %s, which no page of the site shows', async (slug) => {
    const page = { slug, title: 'Le guide de l’appel', description: 'Pour qui appelle.', blocks: [] }
    drafts = { '/api/pages': many(page) }
    for (const locale of locales)
      expect(await (await site.fetch(link(`pages/${locale}/${slug}`))).text()).toContain('Le guide de l’appel</h1>')
  })

  it('shows the draft of a study as a sample, because its approval is for the earlier text', async () => {
    const approval = { id: 1, authority: 'CPP', reference: '1', approvedOn: '2026-11-20', hash: '0'.repeat(64) }
    drafts = {
      '/api/studies': many(
        study({ slug: 'predictom', site: 'fr', locale: 'fr', sites: [], title: 'Une étude autrement', approval }),
      ),
    }
    const html = await (await site.fetch(link('studies/fr/predictom'))).text()
    expect(html).toContain('Une étude autrement</h1>')
    expect(html).toContain('Texte d’exemple')
  })

  it('opens a page without scripts, so that the router shows no other page below the bar', async () => {
    expect(await (await site.fetch(link(french))).text()).not.toContain('boot.js')
  })

  it('opens a page that only the editors’ pages may frame', async () => {
    const { headers } = await site.fetch(link(french))
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://cms.example;')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('x-frame-options')).toBeNull()
    expect((await site.fetch('/')).headers.get('x-frame-options')).toBe('DENY')
  })

  it('marks a draft before its review as not reviewed', async () => {
    const unreviewed = { reviewer: { data: null }, reviewedOn: null, nextReview: null, sample: false }
    drafts = { '/api/articles': many(article(unreviewed)) }
    const html = await (await site.fetch(link(french))).text()
    expect(html).toContain('Aucun médecin n’a encore relu ce texte.')
    expect(html).not.toContain('Relu par')
  })

  it('shows English drafts in English, whatever the host', async () => {
    drafts = { '/api/index': one(footer(footerGroup('/clinical-trials'))) }
    const html = await (await site.fetch(link('footer/en/footer'), { host: 'clairmemoire.fr' })).text()
    expect(html).toContain('<html lang="en"')
    expect(html).toContain('Preview: a draft, not published.')
    expect(html).toContain('>A page</a>')
  })
})

describe('an invalid link leads to an explanation', () => {
  it.each([
    ['a link signed with another key', link(french, { by: 'a guess' }), 403, 'n’est pas valable'],
    ['a link to another document', link(french).replace('memory-and-age', 'sleep'), 403, 'n’est pas valable'],
    ['a link whose expiry was extended', link(french).replace(/expires=\d/, 'expires=9'), 403, 'n’est pas valable'],
    ['a link that has expired', link(french, { expires: '1700000000' }), 403, 'a expiré'],
    ['a link without an expiry', link(french, { expires: 'never' }), 403, 'a expiré'],
    ['no link at all', '/cms/preview', 403, 'n’est pas valable'],
    ['a link with duplicate parameters', `${link(french)}&${link(french).split('?')[1]}`, 403, 'n’est pas valable'],
    ['a document of an unknown kind', link('users/fr/anna'), 403, 'n’est pas valable'],
    ['a document with a path as its slug', link('articles/fr/../../admin'), 403, 'n’est pas valable'],
    ['a document that no page shows', link('glossary/fr/etude'), 404, 'Aucune page du site'],
    ['an article in a language without articles', link('articles/en/sleep'), 404, 'No page on this site'],
  ])('%s', async (_, path, status, sentence) => {
    const answer = await site.fetch(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toContain(sentence)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(received).toEqual([])
  })

  it('the explanation is in the language of the host', async () => {
    const answer = await site.fetch(link(french, { by: 'a guess' }), { host: 'www.clairmemoire.com' })
    expect(await answer.text()).toMatch(/^This link to a draft is not valid\./)
  })

  it('a link to a deleted draft is answered with 404', async () => {
    drafts = {}
    expect((await site.fetch(link(french))).status).toBe(404)
  })

  it('the explanation of an incomplete draft names the missing field', async () => {
    drafts = { '/api/articles': many(article({ title: '' })) }
    const answer = await site.fetch(link(french))
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(/title$/m)])
  })

  it('without a configured secret every link leads to the explanation', async () => {
    expect((await siteWithoutSecret.fetch(link(french))).status).toBe(403)
    expect((await siteWithoutSecret.fetch(link(french, { by: '' }))).status).toBe(403)
  })
})
