import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Confirmation } from '@clairmemoire/ui/confirmation'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { SummaryList, type SummaryRow } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Received } from '../../../call-requests/index.ts'
import { EraseAnswers, type StageProps, useDocumentTitle, useNewStep } from '../../../form-flow/index.ts'
import type { FinderDraft } from '../finder-draft.ts'
import { StudyInQuestion } from '../study-in-question.tsx'

/** After the backend has confirmed: of a call what every request is thanked with, of an address a record to keep (R2-110 to R2-115). */
export function ThankYou({ visit }: StageProps<FinderDraft>) {
  const { site, title, kept, phone } = visit
  const { signup, trial } = kept.draft
  if (!signup) return <AddressLeft visit={visit} />
  const thanks = {
    title: <Thanks />,
    text: <WhatHappens withTrial={signup.with_trial} email={site.settings.contactEmail} />,
    wayOn: <NextLinks kind="quiet" onNewSearch={kept.erase} />,
  }
  return (
    <Received receipt={signup} site={site} title={title} phone={phone} onErase={kept.erase} thanks={thanks}>
      <StudyInQuestion trial={trial} />
    </Received>
  )
}

function AddressLeft({ visit: { site, title, kept, phone } }: StageProps<FinderDraft>) {
  const { t } = useLingui()
  const { contactEmail: email } = site.settings
  const { contact } = kept.draft
  useDocumentTitle(t({ id: 'trial-finder.thank-you.tab', message: 'Demande reçue' }), title)
  useNewStep({ step: 'thank-you' })
  if (!contact) return null
  const facts: SummaryRow[] = [
    {
      id: 'reference',
      term: t({ id: 'trial-finder.thank-you.reference', message: 'Votre référence' }),
      value: <strong>{contact.reference}</strong>,
    },
    { id: 'email', term: t({ id: 'trial-finder.thank-you.email', message: 'Notre adresse e-mail' }), value: email },
    {
      id: 'phone',
      term: t({ id: 'trial-finder.thank-you.phone', message: 'Notre téléphone' }),
      value: formatPhone(phone),
    },
  ]
  return (
    <Section width="column">
      <Stack>
        <Confirmation title={<Thanks />}>
          <WhatHappens withTrial={false} email={email} />
          <p>
            <Trans id="trial-finder.thank-you.confirm">
              Nous vous envoyons un lien, une fois par heure et trois fois par jour au plus. Ouvrez-⁠le et confirmez :
              sans cela, nous n’écrirons pas. S’il n’arrive pas, regardez dans les messages indésirables.
            </Trans>
          </p>
        </Confirmation>
        <SummaryList rows={facts} />
        <Actions>
          <NextLinks kind="primary" onNewSearch={kept.erase} />
        </Actions>
        <EraseAnswers onErase={kept.erase} />
      </Stack>
    </Section>
  )
}

function Thanks() {
  return <Trans id="trial-finder.thank-you.title">Merci pour votre intérêt!</Trans>
}

function WhatHappens({ withTrial, email }: { withTrial: boolean; email: string }) {
  return (
    <p>
      {withTrial ? (
        <Trans id="trial-finder.thank-you.with-trial">
          Nous vous contacterons dans les 3 jours ouvrés, au moment que vous avez choisi. Si vous avez des questions
          d’ici là, n’hésitez pas à <a href={`mailto:${email}`}>nous contacter</a>
        </Trans>
      ) : (
        <Trans id="trial-finder.thank-you.without-trial">
          Nous vous contacterons si de nouvelles études ouvrent près de chez vous. Si vous avez des questions d’ici là,
          n’hésitez pas à <a href={`mailto:${email}`}>nous contacter</a>
        </Trans>
      )}
    </p>
  )
}

function NextLinks({ kind, onNewSearch }: { kind: 'primary' | 'quiet'; onNewSearch: () => void }) {
  return (
    <>
      <Link to="/" className={buttonClass(kind)}>
        <Trans id="trial-finder.thank-you.home">Retour à la page d'accueil</Trans>
      </Link>
      <Button kind="quiet" onClick={onNewSearch}>
        <Trans id="trial-finder.thank-you.new-search">Commencer une nouvelle recherche</Trans>
      </Button>
    </>
  )
}
