import type { Contact } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Notice } from '@clairmemoire/ui/notice'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { requestDraft } from '../../call-requests/index.ts'
import { useDocumentTitle } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone } from '../../platform/site/site-hooks.ts'
import { programmePart } from './thanks-path.ts'

interface ProgrammeOutcomeProps {
  site: Pick<SiteContext, 'applicationState'>
  /** The title of the page. */
  title: string
}

/** States whether the request was sent from this device, and shows its reference. */
export function ProgrammeOutcome({ site, title }: ProgrammeOutcomeProps) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const number = formatPhone(phone)
  const receipt = useReceipt(site)
  const reference = receipt?.reference ?? ''
  // All texts are read here, so that the HTML document contains the texts of every state.
  const words = {
    looking: t({
      id: 'programme.outcome.looking',
      message: 'Un instant, nous regardons si votre demande est envoyée…',
    }),
    sent: t({ id: 'programme.outcome.sent', message: 'Votre demande est envoyée' }),
    reference: t({ id: 'programme.outcome.reference', message: `Votre référence : ${reference}` }),
    confirm: t({
      id: 'programme.outcome.confirm',
      message: 'Nous vous envoyons un lien par e-mail. Ouvrez-⁠le et confirmez : sans cela, nous n’écrirons pas.',
    }),
    nothing: t({ id: 'programme.outcome.nothing', message: 'Rien n’est envoyé depuis cet appareil' }),
    older: t({
      id: 'programme.outcome.older',
      message: 'Un envoi reste visible ici pendant 20 heures. Plus ancien, ou fait ailleurs ? Regardez nos e-mails.',
    }),
    form: t({ id: 'programme.outcome.form', message: 'Laisser mon adresse' }),
    call: t({ id: 'programme.outcome.call', message: `Appeler le ${number}` }),
  }
  useDocumentTitle(...(receipt ? [words.sent] : receipt === null ? [words.nothing] : []), title)
  if (receipt === undefined) {
    return (
      <Notice tone="info">
        <p>{words.looking}</p>
      </Notice>
    )
  }
  if (receipt === null) {
    return (
      <Notice tone="info" announce title={words.nothing}>
        <p>{words.older}</p>
        <LinkList
          links={[
            <Link key="form" to="/memhop/inscription">
              {words.form}
            </Link>,
            <a key="call" href={`tel:${phone}`}>
              {words.call}
            </a>,
          ]}
        />
      </Notice>
    )
  }
  return (
    <Notice tone="success" announce title={words.sent}>
      <p>
        <strong>{words.reference}</strong>
      </p>
      <p>{words.confirm}</p>
    </Notice>
  )
}

/** The backend's confirmation; null if nothing was sent from this device, undefined until the device is read. */
function useReceipt({ applicationState: state }: ProgrammeOutcomeProps['site']): Contact | null | undefined {
  const [receipt, setReceipt] = useState<Contact | null>()
  useEffect(() => {
    const read = async () => setReceipt(programmeDraft.read(await state.open(programmePart)).receipt ?? null)
    void read()
    return state.onExternalChange(programmePart, () => void read())
  }, [state])
  return receipt
}

const programmeDraft = requestDraft<Contact>(programmePart)
