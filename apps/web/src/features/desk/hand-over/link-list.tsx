import type { HandOver, HandOvers } from '@clairmemoire/api-client/schema'
import { formatNearMoment } from '@clairmemoire/i18n/formats'
import { Button } from '@clairmemoire/ui/button'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { DoneNotice, NotDoneNotice, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { withdrawHandOver } from './hand-over.queries.ts'

interface LinkListProps {
  site: SiteContext
  reference: string
  links: readonly HandOver[]
  onChanged: (links: HandOvers) => void
}

/** The state of each link of a request; an open link can be revoked. */
export function LinkList({ site, reference, links, onChanged }: LinkListProps) {
  const { t } = useLingui()
  const { failure, isPending, isSuccess, variables, mutate } = useSend(
    (id: string) => withdrawHandOver(site.api, reference, id),
    { onSuccess: onChanged },
  )
  const outcome = isSuccess ? links.find(({ id }) => id === variables)?.state : undefined
  if (links.length === 0) return null
  return (
    <>
      <ul aria-label={t({ id: 'desk.link.list', message: 'Liens créés' })}>
        {links.map((link) => (
          <li key={link.id}>
            <LinkInWords site={site} link={link} />
            {link.state === 'open' && (
              <Button kind="link" aria-disabled={isPending} onClick={() => mutate(link.id)}>
                <Trans id="desk.link.withdraw">Retirer le lien pour {link.site}</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NotDoneNotice failure={failure} />
      {outcome && (
        <DoneNotice>
          {outcome === 'opened' ? (
            <Trans id="desk.link.too-late">Le centre venait d’ouvrir ce lien : il n’est pas retiré.</Trans>
          ) : (
            <Trans id="desk.link.is-withdrawn">Le lien est retiré. Il n’ouvre plus rien.</Trans>
          )}
        </DoneNotice>
      )}
    </>
  )
}

function LinkInWords({ site: { locale }, link }: { site: SiteContext; link: HandOver }) {
  const { i18n } = useLingui()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const moment = (instant: string | null) => (instant === null ? '' : formatNearMoment(locale, instant, timeZone))
  const createdAt = moment(link.made_at)
  const { site, made_by: by } = link
  const states = {
    open: msg({ id: 'desk.link.open', message: `pas encore ouvert, jusqu’au ${moment(link.expires_at)}` }),
    opened: msg({ id: 'desk.link.opened', message: `ouvert le ${moment(link.opened_at)}` }),
    expired: msg({ id: 'desk.link.expired', message: 'trop ancien, jamais ouvert' }),
    closed: msg({ id: 'desk.link.closed', message: 'fermé après cinq codes faux' }),
    withdrawn: msg({ id: 'desk.link.withdrawn', message: 'retiré' }),
  }
  const state = i18n._(states[link.state])
  return (
    <p>
      <Trans id="desk.link.line">
        {site} : {state}. Créé le {createdAt} par {by}.
      </Trans>
    </p>
  )
}
