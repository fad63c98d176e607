import { formatNearMoment } from '@clairmemoire/i18n/formats'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { finderPart } from '../../../own-results/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'

/** Until when this device keeps what was answered, and with it this result; the clinic keeps neither. */
export function KeptUntil({
  site: { applicationState, locale },
}: {
  site: Pick<SiteContext, 'applicationState' | 'locale'>
}) {
  const [until, setUntil] = useState<Date>()
  const show = useEffectEvent(setUntil)
  useEffect(() => {
    void applicationState.keptFor(finderPart).then((kept) => show(kept?.until))
  }, [applicationState])
  if (until === undefined) return null
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const moment = formatNearMoment(locale, until.toISOString(), timeZone)
  return (
    <p>
      <Trans id="trial-finder.result.kept">
        Cet appareil garde ce résultat jusqu’au {moment}. Nous ne le gardons pas : pour l’avoir plus longtemps, imprimez
        la feuille au bas de cette page.
      </Trans>
    </p>
  )
}
