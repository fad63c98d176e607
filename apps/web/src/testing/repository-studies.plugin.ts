import { repositoryStudies as studiesIn } from '@clairmemoire/cms-client/testing/repository-studies'
import type { Plugin } from 'vite'

const id = 'virtual:repository-studies'

/** Provides the studies of the repository by language to stories, which cannot read files, and to tests with the same samples. */
export const repositoryStudies: Plugin = {
  name: 'repository-studies',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}`
      ? `export const studies = ${JSON.stringify({ fr: studiesIn('fr'), en: studiesIn('en') })}`
      : undefined,
}
