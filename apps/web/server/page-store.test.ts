import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { publicSettings, unsetOperator } from './operator-facts.ts'
import { createPageStore, fingerprint, type MakePage } from './page-store.ts'

const samples = publicSettings(unsetOperator, { locale: 'fr', environment: 'local' })
const own = { ...samples, contactPhone: '+33123456789', sample: false }

function countingMaker() {
  const made: string[] = []
  const makePage: MakePage = async (url, { contactPhone }) => {
    made.push(url)
    return { status: 200, html: `<p>${contactPhone}</p>` }
  }
  return { made, makePage }
}

test('a page of the build is taken as it is while the settings are those of the build', async () => {
  const { made, makePage } = countingMaker()
  const pageAt = createPageStore({ [fingerprint(samples)]: { '/': { status: 200, html: 'built' } } }, makePage)
  expect((await pageAt('/', samples)).bodies.identity.toString()).toBe('built')
  expect(made).toEqual([])
})

test('with other settings the page is made once and kept', async () => {
  const { made, makePage } = countingMaker()
  const pageAt = createPageStore({ [fingerprint(samples)]: { '/': { status: 200, html: 'built' } } }, makePage)
  const pages = await Promise.all([pageAt('/', own), pageAt('/', own)])
  expect(pages[0].bodies.identity.toString()).toBe('<p>+33123456789</p>')
  expect(made).toEqual(['/'])
})

test('no more pages are kept than memory has room for; the oldest is made again', async () => {
  const { made, makePage } = countingMaker()
  const pageAt = createPageStore({}, makePage)
  for (let page = 0; page <= 400; page += 1) await pageAt(`/${page}`, samples)
  await pageAt('/400', samples)
  expect(made).toHaveLength(401)
  await pageAt('/0', samples)
  expect(made).toHaveLength(402)
})

test('a page that could not be made is tried again', async () => {
  let tries = 0
  const pageAt = createPageStore({}, async () => {
    tries += 1
    if (tries === 1) throw new Error('once')
    return { status: 200, html: 'made' }
  })
  await expect(pageAt('/', samples)).rejects.toThrow('once')
  expect((await pageAt('/', samples)).bodies.identity.toString()).toBe('made')
})

test('each encoding carries the same page', async () => {
  const { bodies } = await createPageStore({}, countingMaker().makePage)('/', samples)
  expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity)
  expect(gunzipSync(bodies.gzip)).toEqual(bodies.identity)
})
