import { repositoryStudies as studiesIn } from '@clairmemoire/cms-client/testing/repository-studies'
import type { Plugin } from 'vite'

const id = 'virtual:repository-studies'

/** The studies of the repository by language, for stories, which read no files, and for tests with the same samples. */
export const repositoryStudies: Plugin = {
  name: 'repository-studies',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}`
      ? `export const studies = ${JSON.stringify({ fr: studiesIn('fr'), en: studiesIn('en') })}`
      : undefined,
}
