import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { passOnConsent } from '@clairmemoire/forms/spoken-consents'
import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Stack } from '@clairmemoire/ui/layout'
import { Trans, useLingui } from '@lingui/react/macro'
import { NotDoneNotice, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { agreeToPassOn } from '../desk.queries.ts'
import { personAgreed } from '../desk-labels.copy.ts'
import { HandOverLinks } from './hand-over-links.tsx'
import { HandOverSheet } from './hand-over-sheet.tsx'

interface HandOverProps {
  site: SiteContext
  record: DeskRecord
  isMine: boolean
  onRecord: (record: DeskRecord) => void
  onReload: () => void
}

/** Shows the sheet for a study site, to print or to send as a link, once the person has consented to be passed on. */
export function HandOver({ site, record, isMine, onRecord, onReload }: HandOverProps) {
  const { t } = useLingui()
  return (
    <Disclosure summary={t({ id: 'desk.hand-over', message: 'Feuille pour le centre de l’étude' })}>
      {record.sheet ? (
        <Stack>
          <HandOverSheet site={site} sheet={record.sheet} />
          <HandOverLinks site={site} record={record} onReload={onReload} />
        </Stack>
      ) : (
        <AskFirst site={site} record={record} isMine={isMine} onRecord={onRecord} />
      )}
    </Disclosure>
  )
}

function AskFirst({ site, record, isMine, onRecord }: Omit<HandOverProps, 'onReload'>) {
  const { i18n } = useLingui()
  const { failure, isPending, mutate } = useSend(
    () => {
      const body = { consent: true as const, consent_text_version: passOnConsent.version }
      return agreeToPassOn(site.api, site.locale, record.request.reference, body)
    },
    { onSuccess: onRecord },
  )
  return (
    <Stack>
      <p>
        <Trans id="desk.hand-over.ask">Dites d’abord de quel centre il s’agit, puis lisez cette phrase :</Trans>
      </p>
      <blockquote>
        <p>{passOnConsent.agreement[site.locale].self}</p>
      </blockquote>
      {isMine ? (
        <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate()}>
          {i18n._(personAgreed)}
        </Button>
      ) : (
        <p>
          <Trans id="desk.hand-over.calling">Son accord se note pendant l’appel.</Trans>
        </p>
      )}
      <NotDoneNotice failure={failure} />
    </Stack>
  )
}
