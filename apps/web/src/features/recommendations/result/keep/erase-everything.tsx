import type { Failure } from '@clairmemoire/api-client/errors'
import type { Recommendation } from '@clairmemoire/api-client/schema'
import { AlertDialog } from '@clairmemoire/ui/alert-dialog'
import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NotDoneNotice } from '../../../../form-flow/index.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { eraseRecommendation, recommendationQuery } from '../../recommendations.queries.ts'

interface EraseEverythingProps {
  site: SiteContext
  recommendation: Recommendation
  /** It is gone where it was stored; the device comes next. */
  onErased: () => void
}

/** One press, asked once more: answers, result and contact details leave this device and the clinic (WCAG 3.3.6). */
export function EraseEverything({ site, recommendation: { id }, onErased }: EraseEverythingProps) {
  const { api, locale } = site
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const erase = async () => {
    setAsking(false)
    const sent = await eraseRecommendation(api, id)
    if (sent.kind !== 'confirmed') {
      setFailure(sent)
      return
    }
    client.removeQueries(recommendationQuery(api, locale, id))
    onErased()
  }
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
          onConfirm={() => void erase()}
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
