import type { DeskMessage, DeskRecord } from '@clairmemoire/api-client/schema'
import { formatNearMoment } from '@clairmemoire/i18n/formats'
import { Stack } from '@clairmemoire/ui/layout'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { GiveCode } from './given-code.tsx'
import { PrintLetter } from './printed-letter.tsx'

interface MessagesProps {
  site: SiteContext
  record: DeskRecord
  onReload: () => void
}

/** The unsent mails, the text messages with their answers, and the means to open a private link. */
export function Messages({ site, record, onReload }: MessagesProps) {
  const { messages, ways, request } = record
  const { reference } = request
  return (
    <Stack>
      <h2>
        <Trans id="desk.tab.messages">Messages</Trans>
      </h2>
      <Mails record={record} />
      {messages.length > 0 && (
        <ol>
          {messages.map((message, index) => (
            <li key={index}>
              <Message site={site} message={message} />
            </li>
          ))}
        </ol>
      )}
      {ways.letter && (
        <>
          <GiveCode site={site} reference={reference} onReload={onReload} />
          <PrintLetter site={site} reference={reference} onReload={onReload} />
        </>
      )}
    </Stack>
  )
}

const mailStates = {
  waits: msg({ id: 'desk.mail.waits', message: 'attend de partir' }),
  leaves: msg({ id: 'desk.mail.leaves', message: 'part en ce moment' }),
  undeliverable: msg({ id: 'desk.mail.undeliverable', message: 'n’a pas pu être remis' }),
}

function Mails({ record: { mails } }: { record: DeskRecord }) {
  const { i18n } = useLingui()
  if (mails.length === 0)
    return (
      <p>
        <Trans id="desk.mails.none">Tous les e-mails sont partis.</Trans>
      </p>
    )
  return (
    <ul>
      {mails.map(({ to, state, ordered_at: at }) => {
        const words = i18n._(mailStates[state])
        return (
          <li key={`${to} ${at}`}>
            {to === 'visitor' ? (
              <Trans id="desk.mail.visitor">Un e-mail à la personne {words}.</Trans>
            ) : (
              <Trans id="desk.mail.desk">Un e-mail au secrétariat {words}.</Trans>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const smsStates = {
  ...mailStates,
  sent: msg({ id: 'desk.sms.sent', message: 'est parti' }),
  delivered: msg({ id: 'desk.sms.delivered', message: 'est arrivé' }),
  failed: msg({ id: 'desk.sms.failed', message: 'n’est pas arrivé' }),
}

function Message({ site: { locale }, message }: { site: SiteContext; message: DeskMessage }) {
  const { i18n } = useLingui()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const at = formatNearMoment(locale, message.at, timeZone)
  const { state, title, words } = message
  if (state === 'received')
    return (
      <>
        <strong>
          <Trans id="desk.sms.received">{at} : la personne a répondu par SMS</Trans>
        </strong>
        <blockquote>
          <p>{words}</p>
        </blockquote>
      </>
    )
  const happened = i18n._(smsStates[state])
  return (
    <Trans id="desk.sms">
      {at} : le SMS « {title} » {happened}.
    </Trans>
  )
}
