import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Confirmation } from '@clairmemoire/ui/confirmation'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { SummaryList, type SummaryRow } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  HomeLink,
  isStudyOffered,
  Received,
  StudyNotOffered,
  StudyThanks,
  WhatHappensNext,
} from '../../../call-requests/index.ts'
import { EraseAnswers, type StageProps, useDocumentTitle, useNewStep } from '../../../form-flow/index.ts'
import type { FinderDraft } from '../finder-draft.ts'
import { StudyInQuestion } from '../study-in-question.tsx'

/** Shown after the backend has confirmed a call, with the usual thanks, or a mail address, with a text to keep (R2-110 to R2-115). */
export function ThankYou({ context }: StageProps<FinderDraft>) {
  const { site, title, saved, phone } = context
  const { signup, trial, trialName, further } = saved.draft
  if (!signup) return <ContactReceived context={context} />
  const notOffered = isStudyOffered(signup) ? undefined : (trialName ?? trial)
  const thanks = {
    title: <StudyThanks />,
    text: (
      <>
        {notOffered === undefined ? null : <StudyNotOffered name={notOffered} />}
        <WhatHappensNext then={signup.with_trial ? 'study-call' : 'call'} email={site.settings.contactEmail} />
      </>
    ),
    next: <NextLinks kind="quiet" onNewSearch={saved.erase} />,
  }
  return (
    <Received receipt={signup} site={site} title={title} phone={phone} onErase={saved.erase} thanks={thanks}>
      {notOffered === undefined ? <StudyInQuestion trial={trial} trialName={trialName} further={further} /> : null}
    </Received>
  )
}

function ContactReceived({ context: { site, title, saved, phone } }: StageProps<FinderDraft>) {
  const { t } = useLingui()
  const { contactEmail: email } = site.settings
  const { contact } = saved.draft
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
        <Confirmation title={<StudyThanks />}>
          <WhatHappensNext then="news" email={email} />
          <p>
            <Trans id="trial-finder.thank-you.confirm">
              Nous vous envoyons un lien. Ouvrez-⁠le et confirmez : sans cela, nous n’écrirons pas. S’il n’arrive pas,
              regardez dans les messages indésirables.
            </Trans>
          </p>
        </Confirmation>
        <SummaryList rows={facts} />
        <Actions>
          <NextLinks kind="primary" onNewSearch={saved.erase} />
        </Actions>
        <EraseAnswers onErase={saved.erase} />
      </Stack>
    </Section>
  )
}

function NextLinks({ kind, onNewSearch }: { kind: 'primary' | 'quiet'; onNewSearch: () => void }) {
  return (
    <>
      <HomeLink kind={kind} />
      <Button kind="quiet" onClick={onNewSearch}>
        <Trans id="trial-finder.thank-you.new-search">Commencer une nouvelle recherche</Trans>
      </Button>
    </>
  )
}
