import { expect, it } from 'vitest'
import { modulesToRead } from './loaded-modules.ts'
import { client, readManifest, sizeOfScripts } from './script-sizes.ts'
import { type AddedPage, buildWithMorePages } from './site-with-more-pages.ts'

const home = 'src/routes/index.tsx'

const pages: readonly AddedPage[] = [
  { screen: 'PreconsultationForm', path: '/preconsultation', french: '/avant-la-consultation' },
  { screen: 'Volunteers', path: '/volunteers', french: '/benevoles' },
  { screen: 'TrialEngagementForm', path: '/trial-forms', french: '/formulaire-essai' },
  { screen: 'SiteMapPage', path: '/site-map', french: '/plan-du-site' },
  { screen: 'GlossaryHome', path: '/glossary', french: '/glossaire' },
  { screen: 'Contact', path: '/contact', french: '/nous-joindre' },
  { screen: 'HelpForCarers', path: '/carers', french: '/proches' },
  { screen: 'ResearchHome', path: '/research', french: '/recherche' },
  { screen: 'Methods', path: '/methods', french: '/methodes' },
  { screen: 'Login', path: '/login', french: '/connexion' },
]

async function scriptsOfHome(folder: string): Promise<number> {
  const manifest = await readManifest(folder)
  return sizeOfScripts(folder, manifest, modulesToRead(manifest, home))
}

it('ten more pages add less than 1 kB of scripts to the home page', async () => {
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
