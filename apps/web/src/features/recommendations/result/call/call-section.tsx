import type { Recommendation } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { DoneNotice } from '../../../../form-flow/index.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../../platform/site/use-contact-phone.ts'
import { CallForm } from './call-form.tsx'

interface CallSectionProps {
  site: SiteContext
  recommendation: Recommendation
}

/** Asks the clinic to call, for who does not want to call first; then says by when it does. */
export function CallSection({ site, recommendation }: CallSectionProps) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  const { callback, call_by } = recommendation.contact
  const [isJustAsked, setJustAsked] = useState(false)
  const day = call_by && formatPlainDate(site.locale, call_by)
  return (
    <Section labelledBy="call">
      <Prose>
        <h2 id="call">
          <Trans id="recommendations.call.title">Nous pouvons vous appeler</Trans>
        </h2>
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
                Une personne vous écoute et vous aide à choisir par où commencer. L’appel est gratuit. Il ne remplace
                pas un médecin.
              </Trans>
            </p>
            <Disclosure summary={<Trans id="recommendations.call.open">Demander un appel</Trans>}>
              <CallForm site={site} recommendation={recommendation} onAsked={() => setJustAsked(true)} />
            </Disclosure>
          </>
        )}
      </Prose>
    </Section>
  )
}

function planned(day: string, number: string) {
  return (
    <Trans id="recommendations.call.planned">
      C’est noté : nous vous appelons au plus tard le {day}, avec le {number}.
    </Trans>
  )
}
