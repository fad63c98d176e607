import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Answer = (words: readonly string[], request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Accepts a form at `action`, only from pages of this site, and passes the values of `field` to `answer`. */
export function serveOwnForm(app: FastifyInstance, { action, field }: OwnForm, answer: Answer): void {
  app.register(async (form) => {
    form.removeAllContentTypeParsers()
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    form.post<{ Body?: URLSearchParams }>(action, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isFromThisSite(request)) return reply.code(403).type('text/plain; charset=utf-8').send('Forbidden\n')
      return answer(request.body?.getAll(field) ?? [], request, reply)
    })
  })
}

interface OwnForm {
  action: string
  field: string
}

/** The maximum length of an origin, because parsing an internationalized host name can take more than linear time. */
const maxOriginLength = 300

/**
 * Whether a page of this site sent the request: every browser sends the origin of a form, and other sites must not change a reader's
 * choice.
 */
export function isFromThisSite({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined || origin.length > maxOriginLength) return false
  return URL.canParse(origin) && new URL(origin).host === host
}
