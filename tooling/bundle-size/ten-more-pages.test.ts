import { expect, it } from 'vitest'
import { modulesToRead } from './loaded-modules.ts'
import { client, readManifest, sizeOfScripts } from './script-sizes.ts'
import { type AddedPage, buildWithMorePages } from './site-with-more-pages.ts'

const home = 'src/routes/index.tsx'

const pages: readonly AddedPage[] = [
  { screen: 'ConsultationHome', path: '/consultation', french: '/consulter-un-medecin' },
  { screen: 'OurOffersHome', path: '/offers', french: '/nos-offres' },
  { screen: 'MedicalTeam', path: '/medical-team', french: '/notre-equipe-medicale' },
  { screen: 'OrientationRecommendations', path: '/recommendations', french: '/recommandations' },
  { screen: 'About', path: '/about-us', french: '/qui-sommes-nous' },
  { screen: 'Approach', path: '/our-approach', french: '/notre-approche' },
  { screen: 'Professionals', path: '/pro', french: '/professionnels' },
  { screen: 'TermsConditions', path: '/terms-conditions', french: '/conditions-dutilisation' },
  { screen: 'MemHop', path: '/memhop', french: '/programme-de-stimulation' },
  { screen: 'Partners', path: '/partners', french: '/partenaires' },
]

async function scriptsOfHome(folder: string): Promise<number> {
  const manifest = await readManifest(folder)
  return sizeOfScripts(folder, manifest, modulesToRead(manifest, home))
}

it('ten more pages add less than 1 kB of scripts to the home page', { timeout: 120_000 }, async () => {
  const { client: larger, remove } = await buildWithMorePages(pages)
  try {
    const added = (await scriptsOfHome(larger)) - (await scriptsOfHome(client))
    process.stdout.write(`Ten more pages add ${added} bytes to the home page\n`)
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThan(1000)
  } finally {
    await remove()
  }
})
