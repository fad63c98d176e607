import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startService } from '@clairmemoire/launch/service'
import { root } from './product.ts'

/** The site over a content service of its own, with as many French articles as wanted beside those of the repository. */
export interface SiteOfArticles {
  url: string
  /** Paths of the generated articles. */
  articles: readonly string[]
  /** Writes other words into the title of an article; the content service is told nothing. */
  rename: (index: number, title: string) => Promise<void>
  /** Says to the site that something was published, as the content service would. */
  publish: () => Promise<void>
  stop: () => Promise<void>
}

const secret = 'bench'
const slugOf = (index: number) => `article-${index}`

export async function siteOfArticles(count: number): Promise<SiteOfArticles> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-articles-'))
  const content = path.join(folder, 'content')
  await cp(path.join(root, 'apps/cms/content'), content, { recursive: true })
  const sample = await readFile(path.join(content, 'fr/articles/sommeil-et-memoire.md'), 'utf8')
  const write = (index: number, title: string) =>
    writeFile(path.join(content, `fr/articles/${slugOf(index)}.md`), sample.replace(/^title: .*$/m, `title: ${title}`))
  for (let index = 0; index < count; index += 1) await write(index, `Article ${index}`)

  const cms = startService('apps/cms/embedded/src/main.ts', { CMS_PORT: '0', CMS_CONTENT_DIR: content })
  const site = startService('apps/web/server/main.ts', {
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    BACKEND_URL: 'http://127.0.0.1:9',
    CMS_URL: `http://127.0.0.1:${await cms.ready}`,
    CMS_WEBHOOK_SECRET: secret,
  })
  const url = `http://localhost:${await site.ready}`
  return {
    url,
    articles: Array.from({ length: count }, (_, index) => `/nos-articles/article/${slugOf(index)}`),
    rename: write,
    async publish() {
      const headers = { authorization: `Bearer ${secret}` }
      const { status } = await fetch(`${url}/cms/published`, { method: 'POST', headers })
      if (status !== 204) throw new Error(`The site answered ${status} to a publication.`)
    },
    async stop() {
      await site.stop()
      await cms.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
