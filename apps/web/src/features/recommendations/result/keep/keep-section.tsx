import type { Recommendation } from '@clairmemoire/api-client/schema'
import { type Locale, otherLocale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { CarryOver, ownResultPart } from '../../../../own-results/index.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { DoctorSheet } from './doctor-sheet.tsx'
import { EraseEverything } from './erase-everything.tsx'

interface KeepSectionProps {
  site: SiteContext
  recommendation: Recommendation
  onErased: () => void
  /** Above what else can be done. */
  children: ReactNode
}

/** What can be taken along, found again or erased. */
export function KeepSection({ site, recommendation, onErased, children }: KeepSectionProps) {
  const [isSheetShown, setSheetShown] = useState(false)
  const day = formatPlainDate(site.locale, recommendation.expires_on)
  return (
    <Section tone="mist" labelledBy="keep">
      <Prose>
        <h2 id="keep">
          <Trans id="recommendations.keep.title">Garder ce résultat</Trans>
        </h2>
        <p>
          <Trans id="recommendations.keep.text">
            Chez nous, ce résultat s’efface le {day} si rien ne change d’ici là.
          </Trans>
        </p>
        {children}
        <Actions>
          <Button kind="primary" aria-expanded={isSheetShown} onClick={() => setSheetShown(!isSheetShown)}>
            <Trans id="recommendations.keep.sheet">La feuille pour mon médecin</Trans>
          </Button>
        </Actions>
        {isSheetShown ? <DoctorSheet recommendation={recommendation} /> : null}
        <CarryOver site={site} part={ownResultPart}>
          <Trans id="recommendations.keep.carry">Ouvrir ce résultat sur un autre appareil</Trans>
        </CarryOver>
        <OtherLanguage locale={site.locale} />
        <EraseEverything site={site} recommendation={recommendation} onErased={onErased} />
      </Prose>
    </Section>
  )
}

/** Each in its own words: whoever looks for it may not read the other ones. */
const inThisLanguage = { fr: 'Lire ce résultat en français', en: 'Read this result in English' } satisfies Record<
  Locale,
  string
>

/** Keeps page and result: the other site is another place, where this device has kept nothing. */
function OtherLanguage({ locale }: { locale: Locale }) {
  const other = otherLocale(locale)
  const link = (
    <a key={other} href={`/locale/${other}`} lang={other} hrefLang={other}>
      {inThisLanguage[other]}
    </a>
  )
  return <LinkList links={[link]} />
}
