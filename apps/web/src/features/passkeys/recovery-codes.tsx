import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { NotDoneNotice, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { renewRecoveryCodes } from './passkeys.queries.ts'

/** Shows new recovery codes. They are shown only once, so they receive the focus. */
export function NewCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <div ref={shown} tabIndex={-1}>
      <Notice tone="success" title={t({ id: 'passkeys.codes.new', message: 'Vos codes de secours' })}>
        <p>
          <Trans id="passkeys.codes.keep">
            Notez-⁠les sur papier maintenant : cette page ne les montre qu’une fois. Si vous perdez votre clé, un code la
            remplace. Chaque code sert une fois.
          </Trans>
        </p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code translate="no">{code}</code>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

interface RecoveryCodesProps {
  site: SiteContext
  left: number
  onRenewed: (codes: readonly string[]) => void
}

/** Shows the number of unused recovery codes and a button to replace all codes. */
export function RecoveryCodes({ site, left, onRenewed }: RecoveryCodesProps) {
  const { failure, isPending, mutate } = useSend(() => renewRecoveryCodes(site.api), {
    onSuccess: (renewed) => onRenewed(renewed.recovery_codes),
  })
  return (
    <>
      <p>
        <Trans id="passkeys.codes.left">
          Il vous reste <Plural value={left} one="# code" other="# codes" /> de secours.
        </Trans>
      </p>
      <Actions>
        <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate()}>
          <Trans id="passkeys.codes.renew">Créer d’autres codes</Trans>
        </Button>
      </Actions>
      <NotDoneNotice failure={failure} />
    </>
  )
}
