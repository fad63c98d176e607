import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  contactStep,
  NotDoneNotice,
  optional,
  phoneField,
  phoneNotation,
  SmallForm,
  useContactForm,
  visitorFields,
} from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useRequestChange } from './use-request-change.ts'

interface ChangeContactProps {
  site: SiteContext
  request: PrivateRequest
}

const title = msg({ id: 'your-request.contact.title', message: 'Vos coordonnées' })

/** Name, address and number as they are kept, to be corrected. */
export function ChangeContact({ site, request }: ChangeContactProps) {
  const { i18n } = useLingui()
  const { first_name, last_name, email, phone, country } = request.contact
  const [fields] = useState(() => {
    const asked = visitorFields(i18n)
    const number = phoneField(i18n, { country, notation: phoneNotation(country), isVisitor: true })
    return [
      asked.firstName,
      asked.lastName,
      email === '' ? optional(asked.email) : asked.email,
      phone === null ? optional(number) : number,
    ]
  })
  const { isSending, failure, change } = useRequestChange(site, request)
  const known = { first_name, last_name, ...(email === '' ? {} : { email }), ...(phone === null ? {} : { phone }) }
  const contact = useContactForm(contactStep(i18n, 'contact', { title }, fields), failure, { known })
  const [isSame, setSame] = useState(false)
  const correct = async () => {
    const typed = contact.read()
    if (!typed) return
    const given: Readonly<Record<string, string>> = { last_name: '', ...typed }
    const before: Readonly<Record<string, string>> = known
    const changed = Object.entries(given).filter(([id, text]) => text !== (before[id] ?? ''))
    setSame(changed.length === 0)
    if (changed.length > 0) await change(Object.fromEntries(changed))
  }
  return (
    <Section tone="mist" labelledBy="contact">
      <Prose>
        <h2 id="contact">{i18n._(title)}</h2>
        <p>{[[first_name, last_name].filter(Boolean).join(' '), email].filter(Boolean).join(', ')}</p>
        <Disclosure summary={<Trans id="your-request.contact.open">Corriger mes coordonnées</Trans>}>
          <SmallForm
            isSending={isSending}
            onSubmit={() => void correct()}
            submitLabel={<Trans id="your-request.contact.send">Enregistrer</Trans>}
          >
            {contact.inputs}
            {isSame ? (
              <Notice tone="info" announce>
                <p>
                  <Trans id="your-request.contact.same">Rien n’a changé.</Trans>
                </p>
              </Notice>
            ) : null}
            {contact.isWrong ? null : <NotDoneNotice failure={failure} />}
          </SmallForm>
        </Disclosure>
      </Prose>
    </Section>
  )
}
