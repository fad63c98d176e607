import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { inWords } from '@clairmemoire/ui/in-words'
import { fastify } from 'fastify'

/** A story in the index of a built Storybook. */
export interface Story {
  id: string
  title: string
  name: string
  tags: readonly string[]
}

interface StorybookIndex {
  entries: Record<string, Story & { type: string }>
}

const folderOfAxe = path.dirname(createRequire(import.meta.url).resolve('axe-core/axe.min.js'))
const folderOfBuild = path.resolve(import.meta.dirname, '../storybook-static')

/** Every story of a built Storybook, in the order of its menu. */
export function storiesIn(folder = folderOfBuild): Story[] {
  return entriesOf(folder).filter(({ type }) => type === 'story')
}

/** Every guide and other text page of the built Storybook. */
export function guidesIn(): Story[] {
  return entriesOf(folderOfBuild).filter(({ type }) => type === 'docs')
}

function entriesOf(folder: string) {
  const { entries }: StorybookIndex = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'))
  return Object.values(entries)
}

/** Returns the name of a story in every form that people may type after `test:stories -g`: as in the menu, the code and the address. */
export function searchableName({ id, title, name }: Story): string {
  const words = [...title.split('/'), name].map(inWords).join(' ')
  return `${words} (${id}, ${words.replaceAll('-', ' ')}, ${words.replaceAll(/[ -]/g, '')})`
}

/** Serves a built Storybook and axe on a free local port. */
export async function serveStorybook(folder = folderOfBuild) {
  const server = fastify()
  await server.register(fastifyStatic, { root: folder, maxAge: '1h' })
  server.get('/axe.min.js', (_, reply) => reply.sendFile('axe.min.js', folderOfAxe))
  // Browsers request it on every page and would log an error if it were missing.
  server.get('/favicon.ico', (_, reply) => reply.code(204).send())
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return { origin, close: () => server.close() }
}
