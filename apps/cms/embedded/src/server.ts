import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Query, readQuery } from '@clairmemoire/cms-client/requests'
import { defaultLocale, isLocale, type Locale } from '@clairmemoire/domain/locale'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import fresh from 'fresh'
import type { ContentStore } from './content-store.ts'
import type { Collection, Entry, LanguageContent } from './documents/content.ts'

/** Fields that are returned only if the query populates them: components, relations and media. */
const populatable = new Set([
  'author',
  'reviewer',
  'related',
  'short',
  'sources',
  'body',
  'blocks',
  'portrait',
  'registryIds',
  'procedures',
  'criteria',
  'sites',
  'registerLines',
  'countries',
  'placebo',
  'introduction',
  'questionsToAsk',
  'approval',
  'page',
  'Footer',
])

const notFound = errorAnswer(404, 'NotFoundError', 'Not Found')
const badQuery = errorAnswer(400, 'ValidationError', 'Invalid query parameter')
const notAllowed = errorAnswer(405, 'MethodNotAllowedError', 'Method Not Allowed')
const badRequest = errorAnswer(400, 'BadRequestError', 'Bad Request')
const broken = errorAnswer(500, 'InternalServerError', 'Internal Server Error')
const withoutDocuments: LanguageContent = {
  entries: { articles: [], pages: [], studies: [], people: [], glossary: [], footer: [] },
  listed: [],
}

/** Timeouts in milliseconds, for the whole request, for an idle connection, and for the headers of a request. */
const readerTimeouts = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
}

const collections: readonly Collection[] = ['articles', 'pages', 'studies', 'people', 'glossary']

/** Returns the answer of a path from the documents of a language; undefined becomes 404. */
type Answer = (content: LanguageContent, query: Query) => object | undefined

/**
 * The embedded content service: read-only, with answers in Strapi's shape (R7-30 to R7-32). Image files are in the folder
 * `uploads` beside the documents.
 */
export function createContentService(currentContent: ContentStore, contentFolder: string): FastifyInstance {
  const app = fastify({
    ...readerTimeouts,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply: FastifyReply) => void reply.code(400).send(badRequest),
  })
  refuseOtherMethods(app)
  answerUnchanged(app)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound))
  app.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
    statusCode < 500 ? reply.code(400).send(badRequest) : reply.code(500).send(broken),
  )

  const serve = (path: string, answer: Answer) =>
    app.get<{ Querystring: Record<string, unknown> }>(`/api/${path}`, async (request, reply) => {
      const query = readQuery(request.query)
      if (query === undefined) return reply.code(400).send(badQuery)
      const locale = localeOf(query)
      const found = answer(locale === undefined ? withoutDocuments : (await currentContent())[locale], query)
      return found ?? reply.code(404).send(notFound)
    })

  serve('index', ({ entries: { footer } }, query) => footer[0] && singleAnswer(footer[0], query))
  serve('get-articles', ({ listed }, query) => partOf(listed, query))
  for (const name of collections)
    serve(name, ({ entries }, query) => {
      const found = query.slug === undefined ? entries[name] : entries[name].filter(({ slug }) => slug === query.slug)
      return collectionAnswer(found, query)
    })
  app.register(fastifyStatic, { root: path.resolve(contentFolder, 'uploads'), serve: false })
  app.get<{ Params: { name: string } }>('/uploads/:name', (request, reply) => reply.sendFile(request.params.name))
  return app
}

/** French is the default; undefined for an unsupported language. */
function localeOf({ locale = defaultLocale }: Query): Locale | undefined {
  return isLocale(locale) ? locale : undefined
}

function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    await reply.code(405).header('allow', 'GET, HEAD').send(notAllowed)
  })
}

/** Sets an ETag from the content, and answers 304 to a matching conditional request (RFC 9110, 13.1.2). */
function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (!fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return payload
    reply.code(304).removeHeader('content-type')
    return ''
  })
}

/** Returns a document in the shape of Strapi 4, which SPEC section 7 reads and Strapi 5 still supports. */
function dataOf({ id, attributes }: Entry, { populate }: Query): object {
  const shown = Object.entries(attributes()).filter(
    ([name]) => !populatable.has(name) || populate.has('*') || populate.has(name),
  )
  return { id, attributes: Object.fromEntries(shown) }
}

function singleAnswer(entry: Entry, query: Query): object {
  return { data: dataOf(entry, query), meta: {} }
}

function collectionAnswer(entries: readonly Entry[], query: Query): object {
  const { page, pageSize } = query
  const pagination = { page, pageSize, pageCount: Math.ceil(entries.length / pageSize), total: entries.length }
  return { data: partOf(entries, query).map((entry) => dataOf(entry, query)), meta: { pagination } }
}

function partOf<Value>(values: readonly Value[], { page, pageSize }: Query): readonly Value[] {
  return values.slice((page - 1) * pageSize, page * pageSize)
}

function errorAnswer(status: number, name: string, message: string): object {
  return { data: null, error: { status, name, message, details: {} } }
}
