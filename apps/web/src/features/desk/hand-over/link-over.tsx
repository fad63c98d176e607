import type { HandOverAnswer } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatNearMoment } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'

/** The reason why a link cannot be opened; `unknown` if the link is incomplete or its request was completely erased. */
export interface WhyOver {
  why: Exclude<HandOverAnswer['state'], 'read' | 'wrong_code'> | 'unknown'
  openedAt?: string | null
}

/** States why a link cannot be opened, and shows a number to call. */
export function LinkOver({ locale, over: { why, openedAt } }: { locale: Locale; over: WhyOver }) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const moment = openedAt ? formatNearMoment(locale, openedAt, timeZone) : ''
  const texts: Record<WhyOver['why'], { title: ReactNode; text: ReactNode }> = {
    opened: {
      title: <Trans id="desk.over.opened.title">Cette feuille a déjà été ouverte</Trans>,
      text: (
        <Trans id="desk.over.opened">
          Elle a été ouverte le {moment}. Si personne de votre centre ne l’a lue, appelez la clinique tout de suite. Si
          la feuille est perdue, demandez un autre lien.
        </Trans>
      ),
    },
    withdrawn: {
      title: <Trans id="desk.over.withdrawn.title">Ce lien est retiré</Trans>,
      text: (
        <Trans id="desk.over.withdrawn">
          La clinique ou la personne est revenue sur cet envoi. Appelez d’abord la clinique.
        </Trans>
      ),
    },
    closed: {
      title: <Trans id="desk.over.closed.title">Ce lien est fermé</Trans>,
      text: <Trans id="desk.over.closed">Cinq codes faux ont été écrits. Demandez un autre lien à la clinique.</Trans>,
    },
    expired: {
      title: <Trans id="desk.over.expired.title">Ce lien est trop ancien</Trans>,
      text: (
        <Trans id="desk.over.expired">Un lien s’ouvre pendant sept jours. Demandez un autre lien à la clinique.</Trans>
      ),
    },
    unknown: {
      title: <Trans id="desk.over.unknown.title">Ce lien n’ouvre rien</Trans>,
      text: (
        <Trans id="desk.over.unknown">
          Ouvrez-⁠le de nouveau depuis l’e-mail, en entier. S’il n’ouvre toujours rien, la demande n’existe plus, ou le
          lien est mal copié : demandez à la clinique.
        </Trans>
      ),
    },
  }
  const { title, text } = texts[why]
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <Actions>
          <a href={`tel:${phone}`} className={buttonClass('primary')}>
            <Trans id="desk.over.call">Appeler la clinique : {number}</Trans>
          </a>
        </Actions>
      </Stack>
    </Section>
  )
}
