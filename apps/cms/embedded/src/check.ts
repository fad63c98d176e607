import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { createContentStore } from './content-store.ts'
import { environmentLocale, ownContent } from './settings.ts'

// Fails the build if the site could not show a document of the repository, and lists all faults.
try {
  await createContentStore(ownContent, { log: () => undefined, now: () => 0, locale: environmentLocale })
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
