import type { LimitedRequest } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Drawing } from '@clairmemoire/ui/drawing'
import onThePhone from '@clairmemoire/ui/drawings/on-the-phone.svg'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { DoneNotice, NotDoneNotice, QueryView } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useCountryOf } from '../../../platform/site/site-hooks.ts'
import { ChangeCall } from '../request/change-call.tsx'
import { isStillOpen, PastCall, stateTitle } from '../request/request-head.tsx'
import { useChange } from '../request/request.queries.ts'
import { CodeForm } from './code-form.tsx'
import { changeableCall, limitedQuery } from './limited.queries.ts'

interface LimitedViewProps {
  site: SiteContext
  id: string
  /** Shown while the request is loading, gone or unreachable. */
  frame: Pick<ComponentProps<typeof QueryView>, 'opening' | 'gone' | 'failureTitle' | 'failureText'>
  /** Called when the key of this device opens the whole request. */
  onOpened: () => void
}

/** Shows the call to the holder of a key from a text message, who may be a stranger, and asks for the code of the request. */
export function LimitedView({ site, id, frame, onOpened }: LimitedViewProps) {
  const result = useQuery({ ...limitedQuery(site.api, id), retry: false, refetchOnWindowFocus: false })
  return (
    <QueryView
      {...frame}
      query={result}
      // The focus moves to the heading when the call changes.
      stepOf={({ state, call }) => JSON.stringify([state, call])}
    >
      {(limited) => <OpenCall site={site} id={id} limited={limited} onOpened={onOpened} />}
    </QueryView>
  )
}

interface OpenCallProps extends Omit<LimitedViewProps, 'frame'> {
  limited: LimitedRequest
}

function OpenCall({ site, id, limited, onOpened }: OpenCallProps) {
  const { t, i18n } = useLingui()
  const { reference, call, country, tries_left } = limited
  useCountryOf(country)
  return (
    <>
      <Hero
        tag={
          <Tag>
            <Trans id="your-request.head.reference">Référence {reference}</Trans>
          </Tag>
        }
        title={stateTitle(i18n, site.locale, limited)}
        drawing={<Drawing src={onThePhone} isBeside first />}
      >
        {call?.past ? <PastCall /> : null}
        {call && !call.past ? (
          <FactList
            facts={[
              { term: t({ id: 'your-request.head.from', message: 'Depuis le' }), value: formatPhone(call.from_phone) },
            ]}
          />
        ) : null}
      </Hero>
      {isStillOpen(limited) ? (
        <ChangeCall site={site} call={call} country={country} changeable={changeableCall(site.api, id, limited)} />
      ) : null}
      <CodeForm site={site} id={id} triesLeft={tries_left} onOpened={onOpened} />
      <StopSms site={site} id={id} limited={limited} />
    </>
  )
}

/** Stops text messages. The number may belong to another person by now, so the button works without the code. */
function StopSms({ site, id, limited }: Omit<OpenCallProps, 'onOpened'>) {
  const { failure, isPending, isSuccess, mutate } = useChange(changeableCall(site.api, id, limited))
  if (!limited.sms && !isSuccess) return null
  return (
    <Section labelledBy="sms">
      <Prose>
        <h2 id="sms">
          <Trans id="your-request.stop-sms.title">Nos SMS</Trans>
        </h2>
        {isSuccess ? (
          <DoneNotice>
            <Trans id="your-request.stop-sms.done">C’est fait : vous ne recevrez plus de SMS de notre part.</Trans>
          </DoneNotice>
        ) : (
          <>
            <p>
              <Trans id="your-request.stop-sms.text">
                Ce n’est pas vous ? Votre numéro était peut-être celui d’une autre personne. Arrêtez alors nos SMS ici.
              </Trans>
            </p>
            <Actions>
              <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate({ stop_sms: true })}>
                <Trans id="your-request.sms.stop">Ne plus recevoir de SMS</Trans>
              </Button>
            </Actions>
          </>
        )}
        <NotDoneNotice failure={failure} />
      </Prose>
    </Section>
  )
}
