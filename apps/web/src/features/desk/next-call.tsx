import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { NotDoneNotice, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { claimNextCall } from './desk.queries.ts'
import { deskKeys, useDeskKeys } from './desk-keys.ts'

interface NextCallProps {
  site: SiteContext
  /**
   * The ids of the texts about the call that was just saved. The button takes the focus, so that Enter continues, and a screen reader
   * announces these texts with it.
   */
  saved?: string | undefined
}

/** Claims the next call and opens it. */
export function NextCall({ site, saved }: NextCallProps) {
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [isNothing, setIsNothing] = useState(false)
  const { failure, isPending, mutate } = useSend(() => claimNextCall(site.api), {
    onSuccess: ({ reference }) => {
      setIsNothing(reference === null)
      if (reference !== null) void navigate({ to: '/desk/requests/$reference', params: { reference }, search: true })
    },
  })
  useDeskKeys({ [deskKeys.nextCall.key]: mutate })
  // The focus is outside React.
  useEffect(() => {
    if (saved !== undefined) button.current?.focus()
  }, [saved])
  return (
    <>
      <Button kind="primary" ref={button} aria-describedby={saved} aria-disabled={isPending} onClick={() => mutate()}>
        <Trans id="desk.next">Prochain appel</Trans>
      </Button>
      <output>{isNothing && <Trans id="desk.next.none">Aucun appel n’attend en ce moment.</Trans>}</output>
      <NotDoneNotice failure={failure} />
    </>
  )
}
