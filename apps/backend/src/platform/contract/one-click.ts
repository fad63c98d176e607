import { errorCodes, type FastifyInstance } from 'fastify'

/** What mail programs send with one click (RFC 8058). */
const oneClickTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Lets mail programs send to the routes that begin so what no page may send; what is in it is not looked at. */
export function takeOneClicks(app: FastifyInstance, beginning: string): void {
  app.addContentTypeParser(oneClickTypes, { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.url?.startsWith(beginning)) done(null, undefined)
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']))
  })
}
