import { sendInBackground } from '@clairmemoire/observability/send-in-background'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { measurementPath } from '../../src/platform/measurement/measured-events.ts'
import { forwardingLimit } from '../forwarding/forwarding-limit.ts'
import { environmentOfRequest } from '../locale-of-request.ts'
import { isFromThisSite } from '../own-form.ts'
import { type Collectors, matomoCall, measuredOf, postHogCall, visitorOf } from './collectors.ts'

const bodyLimit = 4_096

/** A call to a service, and its number of events. */
interface ServiceCall {
  request: Request
  events: number
}

const singleEvent = (request: Request): ServiceCall => ({ request, events: 1 })

/**
 * `POST /t/audience`, `/t/tracking` and `/t/product/…` forward the fields that `collectors.ts` allows, and no address, cookie or header of
 * the visitor. Events beyond the limit are dropped. The page gets a success, whatever the service responds.
 */
export function serveMeasurement(app: FastifyInstance, { matomo, postHog }: Collectors): void {
  app.register(
    async (routes) => {
      routes.removeAllContentTypeParsers()
      routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
        done(null, parsed(String(body)))
      })
      const mayForward = forwardingLimit()
      const forward = (callOf: (request: FastifyRequest) => ServiceCall | undefined) => {
        return async (request: FastifyRequest, reply: FastifyReply) => {
          reply.header('cache-control', 'no-store')
          if (!isFromThisSite(request)) return reply.code(403).send()
          const call = environmentOfRequest(request) === 'production' ? callOf(request) : undefined
          if (call && mayForward(request.ip, call.events)) sendInBackground(call.request)
          // Only PostHog's library reads the response. Other calls get no body, because an unread body would block the connection of the
          // page.
          return request.url.startsWith(`${measurementPath}product/`)
            ? reply.send({ status: 1 })
            : reply.code(204).send()
        }
      }
      if (matomo) {
        routes.post(
          'audience',
          forward(({ body, protocol, host }) => {
            const measured = measuredOf(body)
            return measured?.kind === 'view'
              ? singleEvent(matomoCall(matomo, measured, `${protocol}://${host}`))
              : undefined
          }),
        )
        routes.post(
          'tracking',
          forward(({ body, protocol, host }) => {
            const [measured, visitor] = [measuredOf(body), visitorOf(body)]
            return measured && visitor
              ? singleEvent(matomoCall(matomo, measured, `${protocol}://${host}`, visitor))
              : undefined
          }),
        )
      }
      if (postHog)
        routes.post(
          'product/*',
          forward(({ body }) => postHogCall(postHog, body)),
        )
    },
    { prefix: measurementPath },
  )
}

/** Undefined if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
