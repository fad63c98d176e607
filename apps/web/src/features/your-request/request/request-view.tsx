import { failureIn } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Accordion, type AccordionEntry } from '@clairmemoire/ui/accordion'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QueryView, useDocumentTitle } from '../../../form-flow/index.ts'
import { type PrivateViewProps, useLoadedView } from '../../../private-views/index.ts'
import { withClient } from '../../../platform/clients/with-client.tsx'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone, useCountryOf } from '../../../platform/site/site-hooks.ts'
import { AskLink } from '../ask-link.tsx'
import { ChangeCall } from './change-call.tsx'
import { ChangeContact, ChangeHelper, contactTitle, helperTitle } from './change-people.tsx'
import { ConsentsSection, hasEndedSms, RemindersSection } from './consents-section.tsx'
import { LinksSection } from './links-section.tsx'
import { isStillOpen, RequestHead } from './request-head.tsx'
import { SentSection } from './sent-section.tsx'
import { TeamSection } from './team-section.tsx'
import { changeableRequest, requestQuery } from './request.queries.ts'

const labels: Readonly<Record<string, MessageDescriptor>> = {
  first_name: msg({ id: 'your-request.field.first-name', message: 'Prénom' }),
  last_name: msg({ id: 'your-request.field.last-name', message: 'Nom' }),
  email: msg({ id: 'your-request.field.email', message: 'Adresse e-mail' }),
  phone: msg({ id: 'your-request.field.phone', message: 'Téléphone' }),
  country: msg({ id: 'your-request.field.country', message: 'Pays' }),
  postal_code: msg({ id: 'your-request.field.postal-code', message: 'Code postal' }),
  helper: msg({ id: 'your-request.field.helper', message: 'Personne à appeler' }),
  call: msg({ id: 'your-request.field.call', message: 'L’appel' }),
}

const consent = msg({ id: 'your-request.field.consent', message: 'Un accord' })

/** The label of a field; a field without a label counts as a consent. */
function fieldLabel(i18n: I18n, field: string): string {
  return i18n._(labels[field] ?? consent)
}

/** Whether a form is open. It prevents reloading; changes by another device are then shown after sending. */
function isFormOpen(): boolean {
  return [...document.querySelectorAll('main form')].some((form) => form.closest('details:not([open])') === null)
}

/** The view of a key that opens only the call, loaded when it is needed. */
const limitedView = {
  load: async () => (await import('../limited/limited-view.tsx')).LimitedView,
  catalogs: [],
}

/** Loads a request on each visit and return, because another device may have changed it. */
function LoadedRequest({ site, id, title, opening, onForget }: PrivateViewProps) {
  const query = requestQuery(site.api, site.locale, id)
  const result = useQuery({ ...query, retry: false, refetchOnWindowFocus: () => !isFormOpen() })
  const isLimited = result.error !== null && isCodeRequired(failureIn(result.error))
  const limited = useLoadedView(site, isLimited, limitedView)
  const phone = useContactPhone()
  const number = formatPhone(phone)
  useDocumentTitle(title)
  const frame = {
    opening,
    gone: <UnknownRequest site={site} onForget={() => onForget('none')} />,
    failureTitle: <Trans id="your-request.failure.title">Votre demande ne s’affiche pas pour le moment</Trans>,
    failureText: (
      <Trans id="your-request.failure.next">
        Elle est gardée, et rien n’a changé. Vous pouvez réessayer, ou nous appeler au{' '}
        <a href={`tel:${phone}`}>{number}</a>.
      </Trans>
    ),
  }
  if (isLimited)
    return limited ? <limited.View site={site} id={id} frame={frame} onOpened={() => void result.refetch()} /> : opening
  return (
    <QueryView
      {...frame}
      query={result}
      // The focus moves to the heading of a changed request, so that screen readers announce it.
      stepOf={({ version }) => `request ${version}`}
    >
      {(request) => <OpenRequest site={site} request={request} onForget={onForget} />}
    </QueryView>
  )
}

/** Whether the key opens only the call. Without a session, the backend has no other reason for this status. */
function isCodeRequired(failure: Failure): boolean {
  return failure.kind === 'unexpected' && failure.status === 403
}

export const RequestView = withClient(LoadedRequest)

interface OpenRequestProps {
  site: SiteContext
  request: PrivateRequest
  onForget: (why: 'none' | 'erased') => void
}

/** Shows the state of the request, its possible changes, the sent answers and the consents. */
function OpenRequest({ site, request, onForget }: OpenRequestProps) {
  const { contact, helper } = request
  useCountryOf(contact.country)
  const isOpen = isStillOpen(request)
  return (
    <>
      <RequestHead request={request} locale={site.locale} />
      <ChangedMeanwhile changes={request.changed_meanwhile} />
      {isOpen ? (
        <ChangeCall
          site={site}
          call={request.call}
          country={contact.country}
          clues={{ phone: (helper ?? contact).phone ?? '', postalCode: contact.postal_code ?? '' }}
          changeable={changeableRequest(site, request)}
        />
      ) : null}
      <Section>
        <Accordion titleAs="h2" entries={useParts({ site, request, onForget })} />
      </Section>
    </>
  )
}

/** The folded parts below the call. Each form keeps its typed values when another part of the request changes. */
function useParts({ site, request, onForget }: OpenRequestProps): AccordionEntry[] {
  const { i18n } = useLingui()
  const { kind, contact, helper, team } = request
  const { first_name, last_name, email } = contact
  const isOpen = isStillOpen(request)
  const hasSms = request.sms || hasEndedSms(request)
  const part = (isThere: boolean, entry: AccordionEntry) => (isThere ? [entry] : [])
  return [
    ...part(true, {
      id: 'contact',
      title: i18n._(contactTitle),
      hint: [[first_name, last_name].filter(Boolean).join(' '), email].filter(Boolean).join(', '),
      content: <ChangeContact key={JSON.stringify(contact)} site={site} request={request} />,
    }),
    // In a referral, a doctor asks the clinic to call a patient, so there is no helper.
    ...part(isOpen && kind !== 'referral', {
      id: 'helper',
      title: i18n._(helperTitle),
      hint: helper?.first_name,
      content: <ChangeHelper key={JSON.stringify(helper)} site={site} request={request} />,
    }),
    ...part(isOpen && (email !== '' || hasSms), {
      id: 'reminders',
      title: hasSms ? (
        <Trans id="your-request.messages.title">Rappels et SMS</Trans>
      ) : (
        <Trans id="your-request.reminders.title">Rappels par e-mail</Trans>
      ),
      content: <RemindersSection site={site} request={request} />,
    }),
    ...part(team.length > 0, {
      id: 'team',
      title: <Trans id="your-request.team.title">Ce que l’équipe a fait</Trans>,
      content: <TeamSection request={request} locale={site.locale} />,
    }),
    ...part(true, {
      id: 'sent',
      title: <Trans id="your-request.sent.title">Ce que vous avez envoyé</Trans>,
      content: <SentSection request={request} locale={site.locale} />,
    }),
    ...part(true, {
      id: 'links',
      title: <Trans id="your-request.links.title">Ce qui ouvre cette page</Trans>,
      content: <LinksSection site={site} request={request} onForget={() => onForget('none')} />,
    }),
    ...part(true, {
      id: 'consents',
      title: <Trans id="your-request.consents.title">Ce que vous avez accepté, et tout effacer</Trans>,
      content: <ConsentsSection site={site} request={request} onErased={() => onForget('erased')} />,
    }),
  ]
}

/** Lists the changes that another device has made since this page was opened. Of two changes, the later one applies. */
function ChangedMeanwhile({ changes }: { changes: PrivateRequest['changed_meanwhile'] }) {
  const { t, i18n } = useLingui()
  if (changes.length === 0) return null
  return (
    <Section width="column">
      <Notice
        tone="warning"
        announce
        title={t({ id: 'your-request.meanwhile.title', message: 'Cette demande a aussi changé ailleurs' })}
      >
        <p>
          <Trans id="your-request.meanwhile.text">
            Quelqu’un l’a changée sur un autre appareil. Votre changement compte, car il est le dernier.
          </Trans>
        </p>
        <ul>
          {changes.map(({ field, value, replaced }) => {
            const label = fieldLabel(i18n, field)
            const words = value ?? t({ id: 'your-request.meanwhile.nothing', message: 'rien' })
            return (
              <li key={field}>
                {replaced ? (
                  <Trans id="your-request.meanwhile.replaced">
                    {label} : ailleurs « {words} », remplacé par vous.
                  </Trans>
                ) : (
                  <Trans id="your-request.meanwhile.changed">
                    {label} : « {words} ».
                  </Trans>
                )}
              </li>
            )
          })}
        </ul>
      </Notice>
    </Section>
  )
}

/** Shown if the key is unknown or its request was erased; the page does not reveal the reason. A new link can be requested here. */
function UnknownRequest({ site, onForget }: { site: SiteContext; onForget: () => void }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="your-request.unknown.title">Cette demande ne s’ouvre plus ici</Trans>
        </h1>
        <p>
          <Trans id="your-request.unknown.text">
            Le lien a été désactivé, ou remplacé par celui d’un e-mail plus récent. Il se peut aussi que la demande soit
            effacée, ou que le lien soit incomplet.
          </Trans>
        </p>
        <p>
          <Trans id="your-request.unknown.next">
            Ouvrez le lien de notre dernier e-mail. Vous pouvez aussi nous appeler, ou recevoir un nouveau lien ici.
          </Trans>
        </p>
        <Actions>
          <a href={`tel:${phone}`} className={buttonClass('primary')}>
            <Trans id="your-request.call">Appeler le {number}</Trans>
          </a>
          <Button kind="quiet" onClick={onForget}>
            <Trans id="your-request.unknown.forget">Oublier ce lien sur cet appareil</Trans>
          </Button>
        </Actions>
        <h2>
          <Trans id="your-request.ask-link.title">Recevoir de nouveau mon lien</Trans>
        </h2>
        <AskLink site={site} />
      </Stack>
    </Section>
  )
}
