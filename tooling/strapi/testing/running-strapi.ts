import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SourceDocument } from '@clairmemoire/cms-client/checked'
import { startStrapi } from '@clairmemoire/launch/strapi'

const cms = path.resolve(import.meta.dirname, '../../../apps/cms')

/** Test documents of every type and with every kind of block. */
const sampleContent = path.join(cms, 'embedded/src/testing/content')

/** The documents in the repository, with which an operator starts. */
export const repositoryContent = path.join(cms, 'content')

/** A running Strapi with test documents; disposing it stops it and deletes its data. */
export interface RunningStrapi extends AsyncDisposable {
  origin: string
  /** The documents with which it was filled. */
  documents: readonly SourceDocument[]
  /** Restarts Strapi with the data that it stored. */
  restart: () => Promise<void>
}

export async function runningStrapi(
  settings: Readonly<Record<string, string>> = {},
  content = sampleContent,
): Promise<RunningStrapi> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'strapi-'))
  const start = async () => {
    const strapi = await startStrapi({
      ...settings,
      CMS_CONTENT_DIR: content,
      CMS_PORT: '0',
      DATA_DIR: dataDirectory,
    })
    const port = await strapi?.ready
    if (strapi === undefined || port === undefined) throw new Error('Strapi did not start')
    return { origin: `http://127.0.0.1:${port}`, stop: strapi.stop }
  }
  let running = await start()
  const documents = await readFile(path.join(dataDirectory, 'cms/seed/documents.json'), 'utf8')
  return {
    get origin() {
      return running.origin
    },
    documents: JSON.parse(documents),
    restart: async () => {
      await running.stop()
      running = await start()
    },
    [Symbol.asyncDispose]: async () => {
      await running.stop()
      await rm(dataDirectory, { recursive: true })
    },
  }
}
