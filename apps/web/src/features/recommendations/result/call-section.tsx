import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { overseasZone } from '@clairmemoire/domain/overseas-clock'
import { callConsent, sharing } from '@clairmemoire/forms/result-consents'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { callSlotsQuery, clockTitle, partByBothClocks } from '../../../call-requests/index.ts'
import {
  ConsentBox,
  contactStep,
  DoneNotice,
  focusField,
  honeypotIn,
  isPartOfDay,
  NotDoneNotice,
  type PartOfDay,
  partOfDayLabels,
  partsOfDay,
  phoneField,
  phoneNotation,
  SmallForm,
  useContactForm,
  visitorFields,
} from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone, useVisitorCountry } from '../../../platform/site/site-hooks.ts'
import { useChange } from '../recommendations.queries.ts'

interface CallFormProps {
  site: SiteContext
  recommendation: Recommendation
  onAsked: () => void
}

/** Asks for the person, the number and the part of the day for the call. */
function CallForm({ site, recommendation, onAsked }: CallFormProps) {
  const { t, i18n } = useLingui()
  const country = useVisitorCountry()
  const [fields] = useState(() => [
    visitorFields(i18n).firstName,
    phoneField(i18n, { country, notation: phoneNotation(country), isVisitor: true }),
  ])
  const step = contactStep(i18n, 'contact', { title: callTitle }, fields)
  const [part, setPart] = useState<PartOfDay>('any')
  const [isAgreed, setAgreed] = useState(false)
  const [isShared, setShared] = useState(false)
  const [isTried, setTried] = useState(false)
  const { failure, isPending, mutate } = useChange(site, recommendation, { onSuccess: onAsked })
  const contact = useContactForm(step, failure)
  const overseas = useOverseasClock(site, country)
  const ask = async () => {
    setTried(true)
    const details = contact.read()
    if (!details || !isAgreed) {
      if (details) focusField('call-consent')
      return
    }
    const { first_name = '', phone = '' } = details
    const meant = await overseas.meantBy(phone, part)
    if (meant === undefined) return
    const { timeZone: time_zone } = new Intl.DateTimeFormat().resolvedOptions()
    mutate({
      first_name,
      phone,
      country,
      callback: { kind: 'part_of_day', part_of_day: meant, time_zone },
      consent: true,
      consent_text_version: callConsent.version,
      ...(isShared && { share_with_desk: true as const }),
      ...honeypotIn(details),
    })
  }
  return (
    <SmallForm
      isSending={isPending}
      onSubmit={() => void ask()}
      submitLabel={<Trans id="recommendations.call.ask">Demander cet appel</Trans>}
    >
      {contact.inputs}
      <ChoiceGroup
        kind="radio"
        name="part-of-day"
        legend={t({ id: 'recommendations.call.when', message: 'À quel moment ?' })}
        hint={t({ id: 'recommendations.call.within', message: 'Nous appelons dans les 3 jours ouvrés.' })}
        options={partsOfDay.map((id) => ({ id, label: i18n._(partOfDayLabels[id]) }))}
        value={[part]}
        onChange={([chosen = '']) => isPartOfDay(chosen) && setPart(chosen)}
      />
      {overseas.question}
      <ConsentBox id="call-consent" isAgreed={isAgreed} isMissing={isTried && !isAgreed} onChange={setAgreed}>
        {callConsent.agreement[site.locale].self}
      </ConsentBox>
      <ConsentBox id="call-share" isAgreed={isShared} isMissing={false} onChange={setShared}>
        {sharing[site.locale]}
      </ConsentBox>
      {contact.isWrong ? null : <NotDoneNotice failure={failure} />}
    </SmallForm>
  )
}

const callTitle = msg({ id: 'recommendations.call.title', message: 'Nous pouvons vous appeler' })

/** Lets the person ask for a call, and then shows the date by which the clinic calls. */
export function CallSection({ site, recommendation }: { site: SiteContext; recommendation: Recommendation }) {
  const country = useVisitorCountry()
  const phone = useContactPhone()
  const number = formatPhone(phone)
  const { callback, call_by } = recommendation.contact
  const [isJustAsked, setJustAsked] = useState(false)
  const day = call_by && formatPlainDate(site.locale, call_by)
  return (
    <Prose>
      {callback && day && isJustAsked ? (
        <DoneNotice>{planned(day, number)}</DoneNotice>
      ) : callback && day ? (
        <Notice tone="success">
          <p>{planned(day, number)}</p>
        </Notice>
      ) : (
        <>
          <p>
            <Trans id="recommendations.call.text">
              Une personne vous écoute et vous aide à choisir par où commencer. L’appel est gratuit. Il ne remplace pas
              un médecin.
            </Trans>
          </p>
          <Disclosure summary={<Trans id="recommendations.call.open">Demander un appel</Trans>}>
            <CallForm key={country} site={site} recommendation={recommendation} onAsked={() => setJustAsked(true)} />
          </Disclosure>
        </>
      )}
    </Prose>
  )
}

function planned(day: string, number: string) {
  return (
    <Trans id="recommendations.call.planned">
      C’est noté : nous vous appelons au plus tard le {day}, depuis le {number}.
    </Trans>
  )
}

interface OverseasClock {
  /** The question, rendered once a number in overseas France was submitted. */
  question: ReactNode
  /** Converts the part of the day to Paris time; undefined while the person still has to answer. */
  meantBy: (phone: string, part: PartOfDay) => Promise<PartOfDay | undefined>
}

/** If the number is in overseas France, shows parts of the day in both time zones and asks which part the person means (R4-41). */
function useOverseasClock(site: SiteContext, country: Country): OverseasClock {
  const { t, i18n } = useLingui()
  const [phone, setPhone] = useState('')
  const [meant, setMeant] = useState<PartOfDay>()
  const [isMissing, setMissing] = useState(false)
  const { data: offer, refetch } = useQuery({ ...callSlotsQuery(site, country), enabled: false, retry: false })
  const byBothClocks = offer && partByBothClocks(i18n, offer, { phone })
  const isAsked = byBothClocks !== undefined
  useEffect(() => {
    if (isAsked) focusField('clock')
  }, [isAsked])
  return {
    question: byBothClocks ? (
      <ChoiceGroup
        kind="radio"
        name="clock"
        legend={i18n._(clockTitle)}
        error={isMissing ? t({ id: 'recommendations.call.clock-missing', message: 'Choisissez un moment' }) : undefined}
        options={partsOfDay.map((id) => ({ id, label: i18n._(byBothClocks(id)) }))}
        value={[meant ?? '']}
        onChange={([chosen = '']) => isPartOfDay(chosen) && setMeant(chosen)}
      />
    ) : null,
    meantBy: async (given, part) => {
      if (country !== 'FR' || overseasZone({ phone: given }) === undefined) return part
      if (given === phone && isAsked) {
        setMissing(meant === undefined)
        if (meant === undefined) focusField('clock')
        return meant
      }
      setPhone(given)
      setMeant(undefined)
      // Without the opening hours the question cannot be asked, so the part of the day counts in Paris time.
      const { data } = await refetch()
      return data ? undefined : part
    },
  }
}
