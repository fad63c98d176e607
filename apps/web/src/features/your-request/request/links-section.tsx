import { type Sent, send } from '@clairmemoire/api-client/calls'
import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { NotDoneNotice, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { hasEndedSms } from './consents-section.tsx'
import { requestQuery } from './request.queries.ts'

interface LinksSectionProps {
  site: SiteContext
  request: PrivateRequest
  onForget: () => void
}

/** Explains the keys that open this page and their traces in the browser history, with buttons to revoke the keys. */
export function LinksSection({ site: { api, locale }, request, onForget }: LinksSectionProps) {
  const client = useQueryClient()
  const state = useRef<HTMLParagraphElement>(null)
  const { failure, isPending, mutate } = useSend(() => endMailedKeys(api, request.id), {
    onSuccess: () => {
      // The button disappears, so the focus moves here for keyboard users.
      state.current?.focus()
      client.setQueryData(requestQuery(api, locale, request.id).queryKey, { ...request, mailed_links: false })
    },
  })
  const forget = () => {
    // Without a network the key is still removed from this device; no other device has it.
    void endDeviceKey(api, request.id)
    onForget()
  }
  const hasOnlySms = request.contact.email === '' && (request.sms || request.mailed_links)
  const hasBoth = request.contact.email !== '' && (request.sms || hasEndedSms(request))
  return (
    <Prose>
      <p ref={state} tabIndex={-1}>
        {request.mailed_links && hasBoth ? (
          <Trans id="your-request.links.open-both">
            Le lien de notre dernier e-mail ouvre cette page sur n’importe quel appareil. Celui de notre dernier SMS
            l’ouvre avec votre code. Un nouveau lien met fin aux liens précédents de même sorte.
          </Trans>
        ) : request.mailed_links && hasOnlySms ? (
          <Trans id="your-request.links.open-sms">
            Le lien de notre dernier SMS ouvre cette page sur n’importe quel appareil, avec votre code. Quand un nouveau
            SMS part avec un lien, les liens précédents ne marchent plus.
          </Trans>
        ) : request.mailed_links ? (
          <Trans id="your-request.links.open">
            Le lien de notre dernier e-mail ouvre cette page sur n’importe quel appareil. Quand un nouvel e-mail part
            avec un lien, les liens précédents ne marchent plus.
          </Trans>
        ) : hasBoth ? (
          <Trans id="your-request.links.ended-both">
            Les liens de nos e-mails et de nos SMS n’ouvrent plus cette page. Pour l’ouvrir ailleurs, demandez un
            nouveau lien à la page « Votre demande », avec votre référence et votre adresse e-mail ou votre numéro de
            mobile.
          </Trans>
        ) : hasOnlySms ? (
          <Trans id="your-request.links.ended-sms">
            Les liens de nos SMS n’ouvrent plus cette page. Pour l’ouvrir ailleurs, demandez un nouveau lien à la page
            « Votre demande », avec votre référence et votre numéro de mobile.
          </Trans>
        ) : (
          <Trans id="your-request.links.ended">
            Les liens de nos e-mails n’ouvrent plus cette page. Pour l’ouvrir ailleurs, demandez un nouveau lien à la
            page « Votre demande », avec votre référence et votre adresse e-mail.
          </Trans>
        )}
      </p>
      <p>
        <Trans id="your-request.links.device">
          Cet appareil a sa propre clé, qu’il garde 20 heures au plus après votre dernière visite. Un nouveau message
          n’y change rien.
        </Trans>
      </p>
      <h3>
        <Trans id="your-request.links.history.title">Ce qui reste dans l’historique</Trans>
      </h3>
      <p>
        <Trans id="your-request.links.history">
          L’historique de ce navigateur peut garder l’adresse du lien que vous avez ouvert. Pour l’enlever, ouvrez
          l’historique, cherchez « votre-demande », puis supprimez la ligne. Un lien désactivé n’ouvre plus rien, même
          s’il y reste.
        </Trans>
      </p>
      <Actions>
        {request.mailed_links ? (
          <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate()}>
            {hasBoth ? (
              <Trans id="your-request.links.end-both">Désactiver les liens de nos e-mails et de nos SMS</Trans>
            ) : hasOnlySms ? (
              <Trans id="your-request.links.end-sms">Désactiver les liens de nos SMS</Trans>
            ) : (
              <Trans id="your-request.links.end">Désactiver les liens de nos e-mails</Trans>
            )}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={forget}>
          <Trans id="your-request.links.forget">Ne plus ouvrir cette page sur cet appareil</Trans>
        </Button>
      </Actions>
      <NotDoneNotice failure={failure} />
    </Prose>
  )
}

function endDeviceKey(api: SiteContext['api'], id: string): Promise<Sent<unknown>> {
  const params = { path: { id } }
  return send<unknown>(async (signal) => (await api()).DELETE('/api/requests/{id}/device-key', { params, signal }))
}

function endMailedKeys(api: SiteContext['api'], id: string): Promise<Sent<unknown>> {
  const params = { path: { id } }
  return send<unknown>(async (signal) => (await api()).DELETE('/api/requests/{id}/mailed-keys', { params, signal }))
}
