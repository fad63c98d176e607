import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { createContentStore } from './content-store.ts'
import { ownContent } from './settings.ts'

// The build fails on a document of the repository that could not be shown, and says all that is wrong with it.
try {
  await createContentStore(ownContent, { say: () => undefined, now: () => 0 })
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
