import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { ChangeCall } from './change-call.tsx'
import { ChangeContact } from './change-contact.tsx'
import { ChangeHelper } from './change-helper.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { LinksSection } from './links-section.tsx'
import { RequestHead } from './request-head.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { SentSection } from './sent-section.tsx'

interface OpenRequestProps {
  site: SiteContext
  request: PrivateRequest
  onForget: (why: 'none' | 'erased') => void
}

/** Where the request stands, what can be changed of it, what was sent, and what was agreed to. */
export function OpenRequest({ site, request, onForget }: OpenRequestProps) {
  const { kind, state } = request
  const { name } = state
  const isOpen = name !== 'called' && name !== 'withdrawn'
  // A doctor has the patient called, and nobody instead.
  const mayNameHelper = isOpen && kind !== 'referral'
  // What is typed into one form stays when something else of the request changes.
  return (
    <>
      <RequestHead request={request} locale={site.locale} />
      <ChangedMeanwhile changes={request.changed_meanwhile} />
      {isOpen ? <ChangeCall site={site} request={request} /> : null}
      <ChangeContact key={JSON.stringify(request.contact)} site={site} request={request} />
      {mayNameHelper ? <ChangeHelper key={JSON.stringify(request.helper)} site={site} request={request} /> : null}
      {isOpen && request.contact.email !== '' ? <RemindersSection site={site} request={request} /> : null}
      <SentSection request={request} locale={site.locale} />
      <LinksSection site={site} request={request} onForget={() => onForget('none')} />
      <ConsentsSection site={site} request={request} onErased={() => onForget('erased')} />
    </>
  )
}
