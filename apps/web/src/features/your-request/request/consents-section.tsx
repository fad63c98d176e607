import { send } from '@clairmemoire/api-client/calls'
import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { AlertDialog } from '@clairmemoire/ui/dialog'
import { Prose } from '@clairmemoire/ui/prose'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { VisuallyHidden } from '@clairmemoire/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NotDoneNotice, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { requestQuery, useRequestChange } from './request.queries.ts'

interface ConsentsSectionProps {
  site: SiteContext
  request: PrivateRequest
  onErased: () => void
}

type OpenDialog = { kind: 'erase' } | { kind: 'withdraw'; purpose: string; title: string }

/** Lists the consents with their dates and buttons to withdraw them, and a button to erase everything (R0-14, R0-15). */
export function ConsentsSection({ site, request, onErased }: ConsentsSectionProps) {
  const { api, locale } = site
  const { id, consents, expires_on } = request
  const client = useQueryClient()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { failure, mutate: change } = useRequestChange(site, request)
  const eraseRequest = () =>
    send<unknown>(async (signal) => (await api()).DELETE('/api/requests/{id}', { params: { path: { id } }, signal }))
  const erasing = useSend(eraseRequest, {
    onSuccess: () => {
      client.removeQueries(requestQuery(api, locale, id))
      onErased()
    },
  })
  const day = formatPlainDate(locale, expires_on)
  const confirm = () => {
    setDialog(undefined)
    if (dialog?.kind === 'withdraw') change({ withdraw: [dialog.purpose] })
    else erasing.mutate()
  }
  return (
    <>
      <Prose>
        <SummaryList
          rows={consents.map(
            ({ purpose, title, text_version: text, by_phone, given_on, withdrawn_on, withdrawable }, index) => {
              const given = formatPlainDate(locale, given_on)
              const withdrawn = withdrawn_on === null ? undefined : formatPlainDate(locale, withdrawn_on)
              return {
                id: `${purpose}-${index}`,
                term: title,
                value: withdrawn ? (
                  <Trans id="your-request.consents.withdrawn">
                    Accepté le {given}, retiré le {withdrawn}. Texte « {text} ».
                  </Trans>
                ) : by_phone ? (
                  <Trans id="your-request.consents.by-phone">
                    Accepté au téléphone le {given}. Texte « {text} ».
                  </Trans>
                ) : (
                  <Trans id="your-request.consents.given">
                    Accepté le {given}. Texte « {text} ».
                  </Trans>
                ),
                action: withdrawable ? (
                  <Button kind="link" onClick={() => setDialog({ kind: 'withdraw', purpose, title })}>
                    <Trans id="your-request.consents.withdraw">
                      Retirer <VisuallyHidden> : {title}</VisuallyHidden>
                    </Trans>
                  </Button>
                ) : undefined,
              }
            },
          )}
        />
        <NotDoneNotice failure={failure ?? erasing.failure} />
        <p>
          <Trans id="your-request.consents.expires">Cette demande s’efface le {day} si rien ne change d’ici là.</Trans>
        </p>
        <p>
          <Button kind="link" onClick={() => setDialog({ kind: 'erase' })}>
            <Trans id="your-request.erase.open">Tout effacer maintenant</Trans>
          </Button>
        </p>
      </Prose>
      {dialog ? (
        <AlertDialog
          title={
            dialog.kind === 'erase' ? (
              <Trans id="your-request.erase.title">Tout effacer ?</Trans>
            ) : (
              <Trans id="your-request.withdraw.title">Retirer cet accord ?</Trans>
            )
          }
          confirmLabel={
            dialog.kind === 'erase' ? (
              <Trans id="your-request.erase.confirm">Tout effacer</Trans>
            ) : (
              <Trans id="your-request.withdraw.confirm">Retirer mon accord</Trans>
            )
          }
          cancelLabel={<Trans id="your-request.keep">Ne rien changer</Trans>}
          onConfirm={confirm}
          onCancel={() => setDialog(undefined)}
        >
          <p>
            {dialog.kind === 'erase' ? (
              <Trans id="your-request.erase.text">
                Votre demande et vos coordonnées seront effacées de cet appareil et de notre service. Personne ne vous
                appellera. Vous ne pourrez rien retrouver.
              </Trans>
            ) : (
              dialog.title
            )}
          </p>
        </AlertDialog>
      ) : null}
    </>
  )
}

/** Whether the person agreed to text messages, which have ended. */
export function hasEndedSms({ sms, consents }: PrivateRequest): boolean {
  return !sms && consents.some(({ purpose }) => purpose === 'sms')
}

/** Stops the reminders of a call. A button is needed for that, because mail programs may follow the link of a reminder. */
export function RemindersSection({ site, request }: { site: SiteContext; request: PrivateRequest }) {
  const { failure, isPending, mutate } = useRequestChange(site, request)
  const { reminders, sms, contact } = request
  return (
    <Prose>
      {contact.email === '' ? null : (
        <>
          <p>
            <output>
              {reminders ? (
                <Trans id="your-request.reminders.on">
                  Nous vous écrivons la veille d’un appel, si vous en avez choisi l’heure.
                </Trans>
              ) : (
                <Trans id="your-request.reminders.off">Vous ne recevez plus de rappels à cette adresse.</Trans>
              )}
            </output>
          </p>
          <Actions>
            <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate({ reminders: !reminders })}>
              {reminders ? (
                <Trans id="your-request.reminders.stop">Ne plus recevoir de rappels</Trans>
              ) : (
                <Trans id="your-request.reminders.resume">Recevoir de nouveau des rappels</Trans>
              )}
            </Button>
          </Actions>
        </>
      )}
      {sms ? (
        <>
          <p>
            <Trans id="your-request.sms.on">Nous vous envoyons des SMS au sujet de votre appel.</Trans>
          </p>
          <Actions>
            <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate({ withdraw: ['sms'] })}>
              <Trans id="your-request.sms.stop">Ne plus recevoir de SMS</Trans>
            </Button>
          </Actions>
        </>
      ) : hasEndedSms(request) ? (
        <p>
          <Trans id="your-request.sms.off">Vous ne recevez plus de SMS à ce numéro.</Trans>
        </p>
      ) : null}
      <NotDoneNotice failure={failure} />
    </Prose>
  )
}
