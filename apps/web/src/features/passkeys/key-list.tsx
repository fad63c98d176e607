import type { Passkeys } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Button } from '@clairmemoire/ui/button'
import { AlertDialog } from '@clairmemoire/ui/dialog'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { VisuallyHidden } from '@clairmemoire/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { NotDoneNotice, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { removePasskey } from './passkeys.queries.ts'

type Passkey = Passkeys['passkeys'][number]

interface KeyListProps {
  site: SiteContext
  passkeys: readonly Passkey[]
  onRemoved: () => void
}

/** Lists the passkeys of the user, with the site on which a passkey works and the day of its last use. */
export function KeyList({ site, passkeys, onRemoved }: KeyListProps) {
  const [asking, setAsking] = useState<Passkey>()
  const { failure, isPending, mutate } = useSend((id: string) => removePasskey(site.api, id), { onSuccess: onRemoved })
  const day = (instant: string) => formatPlainDate(site.locale, instant.slice(0, 10))
  if (passkeys.length === 0)
    return (
      <p>
        <Trans id="passkeys.none">Vous n’avez pas encore de clé.</Trans>
      </p>
    )
  return (
    <>
      <SummaryList
        rows={passkeys.map((passkey) => {
          const { id, name, host } = passkey
          const added = day(passkey.created_at)
          const used = passkey.last_used_at === null ? undefined : day(passkey.last_used_at)
          return {
            id,
            term: name,
            value: used ? (
              <Trans id="passkeys.used">
                Sert sur {host}. Ajoutée le {added}, utilisée le {used}.
              </Trans>
            ) : (
              <Trans id="passkeys.unused">
                Sert sur {host}. Ajoutée le {added}.
              </Trans>
            ),
            action: (
              <Button kind="link" aria-disabled={isPending} onClick={() => isPending || setAsking(passkey)}>
                <Trans id="passkeys.remove">
                  Retirer <VisuallyHidden> : {name}</VisuallyHidden>
                </Trans>
              </Button>
            ),
          }
        })}
      />
      <NotDoneNotice failure={failure} />
      {asking ? (
        <AlertDialog
          title={<Trans id="passkeys.remove.title">Retirer cette clé ?</Trans>}
          confirmLabel={<Trans id="passkeys.remove.confirm">Retirer la clé</Trans>}
          cancelLabel={<Trans id="passkeys.keep">Ne rien changer</Trans>}
          onConfirm={() => {
            setAsking(undefined)
            mutate(asking.id)
          }}
          onCancel={() => setAsking(undefined)}
        >
          <p>
            {passkeys.length === 1 ? (
              <Trans id="passkeys.remove.last">
                C’est votre dernière clé. Sans elle, vos codes de secours ne servent plus.
              </Trans>
            ) : (
              <Trans id="passkeys.remove.text">Elle ne servira plus pour vous connecter.</Trans>
            )}
          </p>
        </AlertDialog>
      ) : null}
    </>
  )
}
