import type { DeskRecord, PhoneAnswersRequest, PhoneQuestions as Questions } from '@clairmemoire/api-client/schema'
import { phoneAnswersConsent } from '@clairmemoire/forms/spoken-consents'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { VisuallyHidden } from '@clairmemoire/ui/visually-hidden'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NotDoneNotice, SmallForm, useQuestionForm, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { storePhoneAnswers } from './desk.queries.ts'
import { personAgreed } from './desk-labels.copy.ts'

interface PhoneQuestionsProps {
  site: SiteContext
  record: DeskRecord
  questions: Questions
  onRecord: (record: DeskRecord) => void
}

/** Asks the open questions of the study; the caller enters the person's answers. */
export function PhoneQuestions({ site, record, questions, onRecord }: PhoneQuestionsProps) {
  const { i18n, t } = useLingui()
  const { failure, isPending, isSuccess, mutate, reset } = useSend(
    (body: PhoneAnswersRequest) => storePhoneAnswers(site.api, site.locale, record.request.reference, body),
    { onSuccess: onRecord },
  )
  const { inputs, isWrong, read } = useQuestionForm(questions, failure, (question) => (
    <Trans id="desk.by-phone.declined">
      La personne préfère ne pas répondre <VisuallyHidden> : {question}</VisuallyHidden>
    </Trans>
  ))
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const asksConsent = !record.shares_answers
  const submit = () => {
    setMissing(asksConsent && !isAgreed)
    const answers = read()
    if (answers === undefined || (asksConsent && !isAgreed)) return reset()
    const consent = asksConsent ? { consent: true as const, consent_text_version: phoneAnswersConsent.version } : {}
    return mutate({ ...answers, ...consent })
  }
  return (
    <Disclosure summary={t({ id: 'desk.by-phone', message: 'Noter les réponses de la personne' })}>
      <SmallForm
        isSending={isPending}
        onSubmit={submit}
        submitLabel={<Trans id="desk.by-phone.submit">Garder ces réponses</Trans>}
      >
        <p>
          <Trans id="desk.by-phone.how">
            Posez les questions dans l’ordre qui vous va. Laissez vide ce que vous n’avez pas demandé.
          </Trans>
        </p>
        {inputs}
        {asksConsent && (
          <ChoiceGroup
            id="phone-consent"
            name="phone-consent"
            kind="checkbox"
            legend={t({ id: 'desk.by-phone.read', message: 'Lisez cette phrase à la personne' })}
            hint={phoneAnswersConsent.agreement[site.locale].self}
            error={
              isMissing ? t({ id: 'desk.by-phone.missing', message: 'Sans son accord, ne notez rien' }) : undefined
            }
            options={[{ id: 'agreed', label: i18n._(personAgreed) }]}
            value={isAgreed ? ['agreed'] : []}
            onChange={(ids) => setAgreed(ids.length > 0)}
          />
        )}
        <output>{isSuccess && <Trans id="desk.by-phone.saved">Réponses gardées</Trans>}</output>
        {!isWrong && <NotDoneNotice failure={failure} />}
      </SmallForm>
    </Disclosure>
  )
}
