import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { aboutRequest, stopMails, toAddress } from '../../mail/mail-stop.ts'
import { callReminder, mailOfStopToken } from '../../requests/call-reminders.ts'
import { requestMail, sentRequest } from '../../requests/sent-request.table.ts'
import type { Backend } from '../backend.ts'

type StopRequest = FastifyRequest<{ Params: { token: string } }>

/** One click in a reminder stops reminders to its address. Answers the same for a token that is none. */
export function stopReminders({ database, clock }: Backend) {
  return async ({ params }: StopRequest, reply: FastifyReply): Promise<void> => {
    const mail = mailOfStopToken(params.token)
    const [found] =
      mail === undefined
        ? []
        : await database
            .select({ id: sentRequest.id, email: sentRequest.email, mailedTo: requestMail.mailedTo })
            .from(requestMail)
            .innerJoin(sentRequest, eq(sentRequest.id, requestMail.requestId))
            .where(and(eq(requestMail.id, mail), isNotNull(requestMail.remindsOf)))
    if (found !== undefined) {
      // Whoever has written another address into the request since has no right over that one.
      const which = found.mailedTo === toAddress(found.email) ? found.mailedTo : aboutRequest(found.id)
      await stopMails(database, which, callReminder, clock())
    }
    await reply.status(204).send()
  }
}
