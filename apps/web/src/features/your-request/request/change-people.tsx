import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  contactStep,
  helperFields,
  NotDoneNotice,
  optional,
  phoneField,
  phoneNotation,
  SmallForm,
  useContactForm,
  visitorFields,
} from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useRequestChange } from './request.queries.ts'

export const helperTitle = msg({ id: 'your-request.helper.title', message: 'Faire appeler quelqu’un d’autre' })

/** Distinguishes these inputs from the inputs of the visitor's own contact details. */
const idPrefix = 'helper-'

/** Adds, corrects or removes a helper. The clinic calls the helper instead of the person (row 66). */
export function ChangeHelper({ site, request }: { site: SiteContext; request: PrivateRequest }) {
  const { i18n } = useLingui()
  const { helper, contact } = request
  const [fields] = useState(() => {
    const { firstName, lastName, relation } = helperFields(i18n)
    const notation = phoneNotation(contact.country)
    const phone = phoneField(i18n, { country: contact.country, notation, isVisitor: false })
    return [firstName, lastName, relation, phone]
  })
  const { failure, isPending, mutate } = useRequestChange(site, request)
  const step = contactStep(i18n, 'helper', { title: helperTitle }, fields)
  const form = useContactForm(step, failure, { ...(helper && { known: { ...helper } }), idPrefix })
  const name = () => {
    const { first_name = '', phone = '', ...rest } = form.read() ?? {}
    if (first_name !== '') mutate({ helper: { first_name, phone, ...rest } })
  }
  return (
    <Prose>
      {helper ? <NamedHelper helper={helper} /> : <NoHelper />}
      <Disclosure
        summary={
          helper ? (
            <Trans id="your-request.helper.change">Changer cette personne</Trans>
          ) : (
            <Trans id="your-request.helper.name">Nommer une personne</Trans>
          )
        }
      >
        <SmallForm
          isSending={isPending}
          onSubmit={name}
          submitLabel={<Trans id="your-request.helper.send">Faire appeler cette personne</Trans>}
        >
          <p>
            <Trans id="your-request.helper.ask">Demandez-⁠lui d’abord si elle est d’accord.</Trans>
          </p>
          {form.inputs}
        </SmallForm>
      </Disclosure>
      {helper && contact.phone !== null ? (
        <p>
          <Button kind="link" aria-disabled={isPending} onClick={() => mutate({ helper: null })}>
            <Trans id="your-request.helper.remove">M’appeler moi, et retirer cette personne</Trans>
          </Button>
        </p>
      ) : null}
      {helper && contact.phone === null ? (
        <p>
          <Trans id="your-request.helper.no-phone">
            Pour être appelé vous-même, donnez d’abord votre numéro dans vos coordonnées.
          </Trans>
        </p>
      ) : null}
      {form.isWrong ? null : <NotDoneNotice failure={failure} />}
    </Prose>
  )
}

function NamedHelper({ helper }: { helper: NonNullable<PrivateRequest['helper']> }) {
  const name = [helper.first_name, helper.last_name].filter(Boolean).join(' ')
  const relation = helper.relation ? ` (${helper.relation})` : ''
  const number = formatPhone(helper.phone)
  return (
    <p>
      <Trans id="your-request.helper.named">
        Nous appelons à votre place : {name}
        {relation}, {number}. Cette personne peut parler pour vous.
      </Trans>
    </p>
  )
}

function NoHelper() {
  return (
    <p>
      <Trans id="your-request.helper.none">
        Vous pouvez nommer un proche. Nous l’appellerons à votre place, et il pourra parler pour vous.
      </Trans>
    </p>
  )
}

interface ChangeContactProps {
  site: SiteContext
  request: PrivateRequest
}

export const contactTitle = msg({ id: 'your-request.contact.title', message: 'Vos coordonnées' })

/** Corrects the stored name, mail address and telephone number. */
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
  const { failure, isPending, mutate } = useRequestChange(site, request)
  const known = { first_name, last_name, ...(email === '' ? {} : { email }), ...(phone === null ? {} : { phone }) }
  const contact = useContactForm(contactStep(i18n, 'contact', { title: contactTitle }, fields), failure, { known })
  const [isSame, setSame] = useState(false)
  const correct = () => {
    const typed = contact.read()
    if (!typed) return
    const given: Readonly<Record<string, string>> = { last_name: '', ...typed }
    const before: Readonly<Record<string, string>> = known
    const changed = Object.entries(given).filter(([id, text]) => text !== (before[id] ?? ''))
    setSame(changed.length === 0)
    if (changed.length > 0) mutate(Object.fromEntries(changed))
  }
  return (
    <Prose>
      <Disclosure summary={<Trans id="your-request.contact.open">Corriger mes coordonnées</Trans>}>
        <SmallForm
          isSending={isPending}
          onSubmit={correct}
          submitLabel={<Trans id="your-request.contact.send">Enregistrer</Trans>}
        >
          {request.sms ? (
            <p>
              <Trans id="your-request.contact.sms">
                Si vous changez de mobile, nos SMS iront au nouveau numéro. Ouvrez le lien du premier pour recevoir les
                suivants.
              </Trans>
            </p>
          ) : null}
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
  )
}
