import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { createContentStore } from './content-store.ts'
import { environmentLocale, readSettings } from './settings.ts'

const valid = { fr: '\u00a0: aucune erreur', en: ': no errors' }

// Fails if the site could not show a document, and lists all faults.
try {
  const { contentFolder } = readSettings(process.env)
  await createContentStore(contentFolder, { log: () => undefined, now: () => 0, locale: environmentLocale })
  process.stdout.write(`${contentFolder}${valid[environmentLocale]}\n`)
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
