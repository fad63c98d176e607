import type { Locale } from '@clairmemoire/domain/locale'
import { formatDateOf, formatNearMoment } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { extendOwnResult, ownResultPart } from '../../../../own-results/index.ts'
import type { ApplicationState } from '../../../../platform/application-state/application-state.ts'
import type { StoredFor } from '../../../../platform/application-state/stored-state.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'

/** A way to save the result that opens a panel. */
export type KeepPart = 'mail' | 'paper' | 'sheet'

interface KeepStripProps {
  locale: Locale
  keeping: Keeping
  shown: KeepPart | undefined
  onShow: (part: KeepPart) => void
}

/** States how long this device stores the result, with buttons to save it for longer. */
export function KeepStrip({ locale, keeping: { saved, keepLonger }, shown, onShow }: KeepStripProps) {
  const confirmation = useRef<HTMLParagraphElement>(null)
  // The button disappears after use, so the confirmation receives the focus (WCAG 2.4.3).
  const keep = () => void keepLonger().then(() => confirmation.current?.focus())
  return (
    <>
      <p ref={confirmation} tabIndex={-1}>
        <StoredHere locale={locale} saved={saved} />
      </p>
      <Actions>
        <Button kind="link" aria-expanded={shown === 'mail'} onClick={() => onShow('mail')}>
          <Trans id="recommendations.keep.mail">Me l’envoyer</Trans>
        </Button>
        <Button kind="link" onClick={() => onShow('paper')}>
          <Trans id="recommendations.keep.paper">L’imprimer avec un code QR</Trans>
        </Button>
        {saved?.lifetime === 'visit' ? (
          <Button kind="link" onClick={keep}>
            <Trans id="recommendations.keep.longer">Le garder 30 jours ici</Trans>
          </Button>
        ) : null}
      </Actions>
    </>
  )
}

/** States the storage period; renders nothing until the period is known. */
function StoredHere({ locale, saved }: { locale: Locale; saved: Keeping['saved'] | undefined }) {
  if (saved === undefined) return null
  if (saved) return <StoredUntil locale={locale} saved={saved} />
  return (
    <Trans id="recommendations.keep.tab">
      Cet appareil ne garde pas ce résultat : il disparaît quand vous fermez cette page.
    </Trans>
  )
}

/** States the end of the storage: a time of day for one visit, a date for longer storage. */
function StoredUntil({ locale, saved: { until, lifetime } }: { locale: Locale; saved: StoredFor }) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const format = lifetime === 'visit' ? formatNearMoment : formatDateOf
  const moment = format(locale, until.toISOString(), timeZone)
  return <Trans id="recommendations.keep.until">Cet appareil garde ce résultat jusqu’au {moment}.</Trans>
}

interface Keeping {
  /** The storage period; undefined until it is known, null if the result is not stored after this page. */
  saved: Awaited<ReturnType<ApplicationState['storedFor']>> | null
  keepLonger: () => Promise<void>
}

/** The storage period of the displayed result on this device, and a function that makes it longer. */
export function useKeeping({ applicationState: state }: SiteContext): Keeping {
  const [saved, setSaved] = useState<Keeping['saved']>()
  const look = () => state.storedFor(ownResultPart).then((found) => setSaved(found ?? null))
  const lookAgain = useEffectEvent(() => void look())
  useEffect(() => {
    lookAgain()
    return state.onExternalChange(ownResultPart, () => lookAgain())
  }, [state])
  const keepLonger = async () => {
    await extendOwnResult(state)
    await look()
  }
  return { saved, keepLonger }
}
