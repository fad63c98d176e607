import type { LimitedRequest, PrivateRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Drawing } from '@clairmemoire/ui/drawing'
import onThePhone from '@clairmemoire/ui/drawings/on-the-phone.svg'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Tag } from '@clairmemoire/ui/tag'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CalendarButton, pastCallText, promiseText } from '../../../call-requests/index.ts'

/** States in words and dates how the request stands. */
export function RequestHead({ request, locale }: { request: PrivateRequest; locale: Locale }) {
  const { t, i18n } = useLingui()
  const { title, reference, sent_on, state, call, mail, contact } = request
  const sentOn = formatPlainDate(locale, sent_on)
  const since = formatPlainDate(locale, state.on)
  return (
    <Hero
      tag={
        <Tag>
          <Trans id="your-request.head.reference">Référence {reference}</Trans>
        </Tag>
      }
      title={stateTitle(i18n, locale, request)}
      lead={
        <Trans id="your-request.head.sent">
          {title}. Demande envoyée le {sentOn}.
        </Trans>
      }
      note={
        <>
          <Trans id="your-request.head.since">Dernier changement le {since}.</Trans>{' '}
          {mail === 'leaves' ? (
            <Trans id="your-request.head.mail">Un e-mail de confirmation part vers {contact.email}.</Trans>
          ) : null}
        </>
      }
      actions={
        call && !call.past ? (
          <Actions>
            <CalendarButton calendar={call.calendar} />
          </Actions>
        ) : undefined
      }
      drawing={<Drawing src={onThePhone} isBeside first />}
    >
      {call?.past ? <PastCall /> : null}
      {call && !call.past ? (
        <FactList
          facts={[
            {
              term: t({ id: 'your-request.head.callee', message: 'Nous appelons' }),
              value: `${call.name}, ${formatPhone(call.phone)}`,
            },
            {
              term: t({ id: 'your-request.head.from', message: 'Depuis le' }),
              value: formatPhone(call.from_phone),
            },
          ]}
        />
      ) : null}
    </Hero>
  )
}

/** Whether the clinic may still call, so that the call can be changed. */
export function isStillOpen({ state: { name } }: Pick<PrivateRequest, 'state'>): boolean {
  return name !== 'called' && name !== 'withdrawn'
}

/** When the clinic calls, or why it does not. */
export function stateTitle(i18n: I18n, locale: Locale, { call, state }: Pick<LimitedRequest, 'call' | 'state'>) {
  if (call === undefined) return stateWithoutCall(state.name)
  return (call.past ? pastCallText : promiseText)(i18n, locale, call)
}

/** Shown below the title of a call whose time has passed. */
export function PastCall() {
  return (
    <p>
      <Trans id="your-request.head.past">
        Ce moment est passé. Si personne ne vous a appelé, demandez de nouveau un appel.
      </Trans>
    </p>
  )
}

function stateWithoutCall(name: PrivateRequest['state']['name']): ReactNode {
  switch (name) {
    case 'called':
      return <Trans id="your-request.state.called">Nous vous avons appelé</Trans>
    case 'not_reached':
      return <Trans id="your-request.state.not-reached">Nous avons appelé, et personne n’a répondu</Trans>
    case 'ended':
      return <Trans id="your-request.state.ended">Nous n’avons pas pu vous joindre : nous n’appelons plus</Trans>
    case 'cancelled':
      return <Trans id="your-request.state.cancelled">L’appel est annulé</Trans>
    case 'withdrawn':
      return <Trans id="your-request.state.withdrawn">Vous avez retiré votre accord : personne n’appelle</Trans>
    case 'received':
    case 'call_planned':
    default:
      return <Trans id="your-request.state.received">Nous avons votre demande</Trans>
  }
}
