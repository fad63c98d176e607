import { sayIn } from '@clairmemoire/ui/testing/in-language'
import { expect, it } from 'vitest'
import { render } from '../../render.tsx'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { contentWithPage, sampleFactsOfClinic, samplePage } from './testing/sample-page.ts'

const pageAt = async (path: string, facts?: typeof sampleFactsOfClinic) =>
  (await render(path, sampleSettings('fr'), contentWithPage(samplePage, 'fr', facts))).body
const { price = '', address = '', openingHours = '' } = sampleFactsOfClinic(sayIn('fr'))

it.each(['/nos-offres/consultation', '/qui-sommes-nous'])('%s shows the key facts of the clinic', async (path) => {
  expect(await pageAt(path, sampleFactsOfClinic)).toMatch(new RegExp(`En bref[^]*Prix[^]*${price.slice(0, 4)}`))
})

it('every footer shows the address and opening hours', async () => {
  const legal = await pageAt('/mentions-legales', sampleFactsOfClinic)
  expect(legal).toContain(`${address} · ${openingHours}`)
  expect(legal).not.toContain('En bref')
})

it('missing facts of the clinic are omitted', async () => {
  const only = () => ({ openingHours })
  expect(await pageAt('/qui-sommes-nous', only)).not.toContain('Prix')
  expect(await pageAt('/qui-sommes-nous')).not.toContain('En bref')
})
