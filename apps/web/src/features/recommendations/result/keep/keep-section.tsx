import type { Recommendation } from '@clairmemoire/api-client/schema'
import { type Locale, otherLocale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Button } from '@clairmemoire/ui/button'
import { AlertDialog } from '@clairmemoire/ui/dialog'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NotDoneNotice, useSend } from '../../../../form-flow/index.ts'
import { DeviceTransfer, ownResultPart } from '../../../../own-results/index.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { eraseRecommendation, recommendationQuery } from '../../recommendations.queries.ts'

interface KeepSectionProps {
  site: SiteContext
  recommendation: Recommendation
  onErased: () => void
  /** Content above the other actions. */
  children: ReactNode
}

/** Ways to save the result, find it again or erase it. */
export function KeepSection({ site, recommendation, onErased, children }: KeepSectionProps) {
  const day = formatPlainDate(site.locale, recommendation.expires_on)
  return (
    <Prose>
      {children}
      <p>
        <Trans id="recommendations.keep.text">
          Chez nous, ce résultat s’efface le {day} si rien ne change d’ici là.
        </Trans>
      </p>
      <DeviceTransfer site={site} part={ownResultPart}>
        <Trans id="recommendations.keep.carry">Ouvrir ce résultat sur un autre appareil</Trans>
      </DeviceTransfer>
      <OtherLanguage locale={site.locale} />
      <EraseEverything site={site} recommendation={recommendation} onErased={onErased} />
    </Prose>
  )
}

/** Each text is in the language that it offers, because its readers may not understand the other language. */
const inThisLanguage = { fr: 'Lire ce résultat en français', en: 'Read this result in English' } satisfies Record<
  Locale,
  string
>

/** Links to this result on the site in the other language. */
function OtherLanguage({ locale }: { locale: Locale }) {
  const other = otherLocale(locale)
  const link = (
    <a key={other} href={`/locale/${other}`} lang={other} hrefLang={other}>
      {inThisLanguage[other]}
    </a>
  )
  return <LinkList links={[link]} />
}

interface EraseEverythingProps {
  site: SiteContext
  recommendation: Recommendation
  /** Called after the server has erased the result, to erase it from the device. */
  onErased: () => void
}

/** Asks for confirmation, then erases answers, result and contact details from the server and the device (WCAG 3.3.6). */
function EraseEverything({ site, recommendation: { id }, onErased }: EraseEverythingProps) {
  const { api, locale } = site
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { failure, mutate } = useSend(() => eraseRecommendation(api, id), {
    onSuccess: () => {
      client.removeQueries(recommendationQuery(api, locale, id))
      onErased()
    },
  })
  return (
    <>
      <NotDoneNotice failure={failure} />
      <p>
        <Button kind="link" onClick={() => setAsking(true)}>
          <Trans id="recommendations.erase.open">Tout effacer : réponses, résultat, coordonnées</Trans>
        </Button>
      </p>
      {isAsking ? (
        <AlertDialog
          title={<Trans id="recommendations.erase.title">Tout effacer ?</Trans>}
          confirmLabel={<Trans id="recommendations.erase.confirm">Tout effacer</Trans>}
          cancelLabel={<Trans id="recommendations.erase.cancel">Ne rien effacer</Trans>}
          onConfirm={() => {
            setAsking(false)
            mutate()
          }}
          onCancel={() => setAsking(false)}
        >
          <p>
            <Trans id="recommendations.erase.text">
              Vos réponses, votre résultat et vos coordonnées seront effacés de cet appareil et de notre service. Les
              liens envoyés ne marcheront plus. Vous ne pourrez rien retrouver.
            </Trans>
          </p>
        </AlertDialog>
      ) : null}
    </>
  )
}
