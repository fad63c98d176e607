import { LinkList } from '@clairmemoire/ui/link-list'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  HomeLink,
  isStudyOffered,
  Received,
  type RequestDraft,
  StudyNotOffered,
  StudyThanks,
  WhatHappensNext,
} from '../../call-requests/index.ts'
import type { StageProps } from '../../form-flow/index.ts'
import { StudyInQuestion, type StudyReceipt } from './study-request-stages.tsx'

export function ReceivedStage({ context: { saved, site, title, phone } }: StageProps<RequestDraft<StudyReceipt>>) {
  const { receipt } = saved.draft
  if (!receipt) return null
  const { with_trial: withTrial, trial_code: trial, trial_name: name, newsAsked = false } = receipt
  const isOffered = isStudyOffered(receipt)
  const notOffered = isOffered ? undefined : (saved.draft.aboutName ?? saved.draft.about)
  const thanks = {
    title: <StudyThanks />,
    text: (
      <>
        {notOffered === undefined ? null : <StudyNotOffered name={notOffered} />}
        <WhatHappensNext
          then={withTrial ? 'study-call' : newsAsked ? 'news' : 'call'}
          email={site.settings.contactEmail}
        />
      </>
    ),
    next: <HomeLink kind="quiet" />,
  }
  return (
    <Received receipt={receipt} site={site} title={title} phone={phone} onErase={saved.erase} thanks={thanks}>
      {withTrial && isOffered ? <StudyInQuestion name={name ?? trial} /> : newsAsked ? <NewsToConfirm /> : <NewsLink />}
    </Received>
  )
}

/** Tells the person that they get news only after they have opened the link in the mail. */
function NewsToConfirm() {
  return (
    <p>
      <Trans id="study-requests.thank-you.confirm-news">
        Pour les nouvelles études, ouvrez le lien que nous envoyons à votre adresse : sans cela, nous n’écrirons pas.
      </Trans>
    </p>
  )
}

/** Offers news about new studies to people who have no study in mind. */
function NewsLink() {
  return (
    <LinkList
      links={[
        <Link key="news" to="/your-news">
          <Trans id="study-requests.news">Recevoir un e-mail quand une étude ouvre</Trans>
        </Link>,
      ]}
    />
  )
}
