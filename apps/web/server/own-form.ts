import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Answer = (words: readonly string[], request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Takes a form of the site at `action`: the words under `field`, passed on to it, from a page of this site alone. */
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
      if (!comesFromThisSite(request)) return reply.code(403).type('text/plain; charset=utf-8').send('Forbidden\n')
      return answer(request.body?.getAll(field) ?? [], request, reply)
    })
  })
}

interface OwnForm {
  action: string
  field: string
}

/** A host in another script takes longer to read than it is long. */
const longestOrigin = 300

/** Every browser says where a form was sent from; no other site may change what a reader chose. */
export function comesFromThisSite({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined || origin.length > longestOrigin) return false
  return URL.canParse(origin) && new URL(origin).host === host
}
