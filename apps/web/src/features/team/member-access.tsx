import type { StaffMember } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { AlertDialog } from '@clairmemoire/ui/dialog'
import { Stack } from '@clairmemoire/ui/layout'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { DoneNotice, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { MemberNotDone } from './member-form.tsx'
import { changeUser, resetUser } from './team.queries.ts'

type Action = 'reset' | 'disable' | 'enable'

interface MemberAccessProps {
  site: SiteContext
  member: StaffMember
  name: string
  onChanged: (member: StaffMember) => void
}

/** Sends a new link, and locks or unlocks the account. Actions that end sessions require a confirmation. */
export function MemberAccess({ site, member, name, onChanged }: MemberAccessProps) {
  const { pk, state } = member
  const [asking, setAsking] = useState<'reset' | 'disable'>()
  const { failure, isPending, isSuccess, variables, mutate } = useSend(
    (action: Action) =>
      action === 'reset'
        ? resetUser(site.api, pk, site.locale)
        : changeUser(site.api, pk, { disabled: action === 'disable' }),
    { onSuccess: onChanged },
  )
  const ask = (action: 'reset' | 'disable') => isPending || setAsking(action)
  return (
    <Stack>
      <Actions>
        {state === 'disabled' ? (
          <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate('enable')}>
            <Trans id="team.enable">Rouvrir l’accès</Trans>
          </Button>
        ) : (
          <>
            <Button kind="quiet" aria-disabled={isPending} onClick={() => ask('reset')}>
              <Trans id="team.reset">Envoyer un nouveau lien</Trans>
            </Button>
            <Button kind="quiet" aria-disabled={isPending} onClick={() => ask('disable')}>
              <Trans id="team.disable">Fermer l’accès</Trans>
            </Button>
          </>
        )}
      </Actions>
      <MemberNotDone failure={failure} />
      {isSuccess && variables ? <DoneNotice>{doneTexts[variables]}</DoneNotice> : null}
      {asking ? (
        <AlertDialog
          title={
            asking === 'reset' ? (
              <Trans id="team.reset.title">Envoyer un nouveau lien à {name} ?</Trans>
            ) : (
              <Trans id="team.disable.title">Fermer l’accès de {name} ?</Trans>
            )
          }
          confirmLabel={
            asking === 'reset' ? (
              <Trans id="team.reset.confirm">Envoyer le lien</Trans>
            ) : (
              <Trans id="team.disable">Fermer l’accès</Trans>
            )
          }
          cancelLabel={<Trans id="team.keep">Ne rien changer</Trans>}
          onConfirm={() => {
            setAsking(undefined)
            mutate(asking)
          }}
          onCancel={() => setAsking(undefined)}
        >
          <p>
            {asking === 'reset' ? (
              <Trans id="team.reset.text">
                Le mot de passe et les clés actuels ne servent plus, et les sessions se ferment tout de suite. Un e-mail
                apporte un lien pour choisir un autre mot de passe.
              </Trans>
            ) : (
              <Trans id="team.disable.text">
                Les sessions se ferment tout de suite. Les demandes et les notes restent. Vous pourrez rouvrir l’accès.
              </Trans>
            )}
          </p>
        </AlertDialog>
      ) : null}
    </Stack>
  )
}

const doneTexts: Record<Action, ReactNode> = {
  reset: <Trans id="team.reset.done">Le lien part par e-mail. Il sert une fois, pendant sept jours.</Trans>,
  disable: <Trans id="team.disable.done">L’accès est fermé, et aucune session n’est ouverte.</Trans>,
  enable: <Trans id="team.enable.done">L’accès est rouvert.</Trans>,
}
