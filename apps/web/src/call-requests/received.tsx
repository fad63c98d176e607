import type { Receipt } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Confirmation } from '@clairmemoire/ui/confirmation'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EraseAnswers, type FlowSite, useDocumentTitle, useNewStep } from '../form-flow/index.ts'
import { ownRequestKey } from '../private-views/index.ts'
import { saveFile } from '../platform/files/save-file.ts'
import { promiseText } from './promise.copy.ts'

interface ReceivedProps {
  receipt: Omit<Receipt, 'kind' | 'private_link_id'> & { private_link_id?: string }
  site: Pick<FlowSite, 'locale' | 'applicationState'>
  /** The title of the page. */
  title: string
  /** The clinic's number in E.164, shown if no call follows. */
  phone: string
  onErase: () => void
  /** Texts of a custom confirmation: the heading, the text below the promise, and a next step. */
  thanks?: { title: ReactNode; text: ReactNode; next: ReactNode }
  /** Things to bring to the appointment, shown above the button that erases the answers. */
  children?: ReactNode
}

/** Confirms a request: the person and time of the call, a calendar entry, a printable copy, and a link to change the request. */
export function Received({ receipt, site, title, phone, onErase, thanks, children }: ReceivedProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { call, calendar, reference, mail, sms, private_link_id = '' } = receipt
  const number = formatPhone(phone)
  const code = sms?.code
  useDocumentTitle(t({ id: 'call-requests.received.tab', message: 'Demande reçue' }), title)
  useNewStep({ step: 'received' })
  // The key is passed in the device's storage: anyone who reads an address with the key could open the request.
  const follow = () =>
    void ownRequestKey.save(site.applicationState, private_link_id).then(() => navigate({ to: requestPath }))
  return (
    <Section width="column">
      <Stack>
        <Confirmation
          title={thanks?.title ?? <Trans id="call-requests.received.title">Merci, nous avons votre demande</Trans>}
          promise={promiseText(i18n, site.locale, receipt)}
          reference={
            <>
              <Trans id="call-requests.received.your-reference">
                Votre référence : <strong>{reference}</strong>
              </Trans>
              {code ? (
                <>
                  <br />
                  <Trans id="call-requests.received.your-code">
                    Votre code : <strong>{code}</strong>
                  </Trans>
                </>
              ) : null}
            </>
          }
        >
          {code ? (
            <p>
              <Trans id="call-requests.received.sms">
                Entre 8 h et 21 h, nous vous envoyons un SMS avec un lien privé. Ouvrez ce lien : sans cela, vous
                n’aurez pas d’autre SMS. Il permet de voir, de changer ou d’annuler l’appel. Il demande votre code avant
                de montrer toute votre demande. Notez ce code, ou imprimez cette page. Si vous perdez le code, ou si le
                SMS n’arrive pas, téléphonez au <a href={`tel:${phone}`}>{number}</a>.
              </Trans>
            </p>
          ) : null}
          <Actions>
            <CalendarButton calendar={calendar} />
          </Actions>
          {thanks?.text}
        </Confirmation>
        <SummaryList
          rows={[
            {
              id: 'callee',
              term: t({ id: 'call-requests.received.callee', message: 'Nous appelons' }),
              value: `${call.name}, ${formatPhone(call.phone)}`,
            },
            {
              id: 'from',
              term: t({ id: 'call-requests.received.from', message: 'L’appel vient du numéro' }),
              value: formatPhone(call.from_phone || phone),
            },
          ]}
        />
        {mail !== 'none' ? (
          <p>
            <Trans id="call-requests.received.link">
              Nous vous envoyons un e-mail avec un lien privé. Il montre où en est votre demande. Vous pouvez y changer
              le moment de l’appel, l’annuler ou tout effacer.
            </Trans>
          </p>
        ) : code ? null : (
          <p>
            <Trans id="call-requests.received.no-mail">
              Sans adresse e-mail, nous ne pouvons rien vous envoyer. Imprimez cette page, ou notez votre référence.
              Pour changer ou annuler l’appel, téléphonez au <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        )}
        <Actions>
          {thanks?.next}
          <Button kind="quiet" onClick={follow}>
            <Trans id="call-requests.received.follow">Voir ma demande</Trans>
          </Button>
          <Button kind={mail === 'none' ? 'primary' : 'quiet'} data-print="all">
            <Trans id="call-requests.received.print">Imprimer cette page</Trans>
          </Button>
        </Actions>
        {children}
        <EraseAnswers onErase={onErase} />
      </Stack>
    </Section>
  )
}

/** The router's path of the page about a request, in any language. */
const requestPath: string = '/your-request'

/** Downloads the call as an iCalendar file made by the backend. */
export function CalendarButton({ calendar }: { calendar: string }) {
  const { t } = useLingui()
  const save = () =>
    saveFile(
      `${t({ id: 'call-requests.calendar.file', message: 'appel' })}.ics`,
      calendar,
      'text/calendar;charset=utf-8',
    )
  return (
    <Button kind="primary" onClick={save}>
      <Trans id="call-requests.calendar.button">Ajouter à mon agenda</Trans>
    </Button>
  )
}
