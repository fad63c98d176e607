import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { NotReached } from './not-reached.tsx'
import { createCode } from './reach.queries.ts'

interface GiveCodeProps {
  site: SiteContext
  reference: string
  onReload: () => void
}

/** Creates the code with which the links in text messages and letters open the whole request. */
export function GiveCode({ site, reference, onReload }: GiveCodeProps) {
  const { t } = useLingui()
  const { data, failure, isPending, mutate } = useSend(() => createCode(site.api, reference))
  return (
    <Disclosure summary={t({ id: 'desk.code', message: 'Donner un code' })}>
      <Stack>
        <p>
          <Trans id="desk.code.about">
            Avec ce code, le lien d’un SMS ou d’une lettre ouvre toute la demande. Vérifiez d’abord à qui vous parlez.
            Un nouveau code remplace l’ancien.
          </Trans>
        </p>
        {data && <SpokenCode key={data.code} code={data.code} />}
        <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate()}>
          <Trans id="desk.code.make">Créer un code</Trans>
        </Button>
        <NotReached failure={failure} onReload={onReload} />
      </Stack>
    </Disclosure>
  )
}

/** A code, which is shown only once. It takes the focus, so that screen readers read it. */
function SpokenCode({ code }: { code: string }) {
  const { t } = useLingui()
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <div ref={shown} tabIndex={-1}>
      <Notice
        tone="success"
        title={
          <>
            {t({ id: 'desk.code.made', message: 'Le code à dire :' })} <span translate="no">{code}</span>
          </>
        }
      >
        <p>
          <Trans id="desk.code.once">Cette page ne le montre qu’une fois. Dites-le, ne l’écrivez pas.</Trans>
        </p>
      </Notice>
    </div>
  )
}
