import { failureIn } from '@clairmemoire/api-client/calls'
import type { CallSlots, Country, LimitedRequest, RequestChange } from '@clairmemoire/api-client/schema'
import type { OverseasClues } from '@clairmemoire/domain/overseas-clock'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { AlertDialog } from '@clairmemoire/ui/dialog'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callSlotsQuery, partByBothClocks } from '../../../call-requests/index.ts'
import { NotDoneNotice, SmallForm, useSlotForm } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { type Changeable, useChange } from './request.queries.ts'

interface ChangeCallProps {
  site: SiteContext
  call: Pick<NonNullable<LimitedRequest['call']>, 'callback' | 'past'> | undefined
  /** The country whose working days and times apply. */
  country: Country
  /** Clues to the time zone of the person called. */
  clues?: OverseasClues
  changeable: Changeable<unknown, Pick<RequestChange, 'callback' | 'cancel_call'>>
}

/** Lets the person move or cancel the call, or ask again for a call that was cancelled or has passed. */
export function ChangeCall(props: ChangeCallProps) {
  const [isMoving, setMoving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears, so the focus stays in this part of the page (WCAG 2.4.3).
  const switchTo = (moving: boolean) => {
    setMoving(moving)
    heading.current?.focus()
  }
  const [isConfirming, setConfirming] = useState(false)
  const { failure, isPending, mutate } = useChange(props.changeable)
  const hasCall = props.call?.past === false
  const cancel = () => {
    setConfirming(false)
    mutate({ cancel_call: true })
  }
  return (
    <Section labelledBy="call">
      <Prose>
        <h2 id="call" ref={heading} tabIndex={-1}>
          <Trans id="your-request.call.title">Changer l’appel</Trans>
        </h2>
        {isMoving ? (
          <MoveCall {...props} hasCall={hasCall} onDone={() => switchTo(false)} />
        ) : (
          <Actions>
            <Button kind="primary" onClick={() => switchTo(true)}>
              {hasCall ? (
                <Trans id="your-request.call.move">Choisir un autre moment</Trans>
              ) : (
                <Trans id="your-request.call.again">Demander de nouveau un appel</Trans>
              )}
            </Button>
            {hasCall ? (
              <Button kind="quiet" aria-disabled={isPending} onClick={() => setConfirming(true)}>
                <Trans id="your-request.call.cancel">Annuler l’appel</Trans>
              </Button>
            ) : null}
          </Actions>
        )}
        <NotDoneNotice failure={failure} />
      </Prose>
      {isConfirming ? (
        <AlertDialog
          title={<Trans id="your-request.cancel.title">Annuler l’appel ?</Trans>}
          confirmLabel={<Trans id="your-request.cancel.confirm">Oui, annuler l’appel</Trans>}
          cancelLabel={<Trans id="your-request.cancel.keep">Non, garder l’appel</Trans>}
          onConfirm={cancel}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <Trans id="your-request.cancel.text">
              Personne ne vous appellera. Votre demande reste ici, et vous pourrez demander un autre appel.
            </Trans>
          </p>
        </AlertDialog>
      ) : null}
    </Section>
  )
}

/** Preselects the time zone of the current call. */
function flowInCurrentZone(call: ChangeCallProps['call']) {
  const slot = { zone: call?.callback.time_zone ?? '' }
  return { values: {}, entries: { slot } }
}

interface MoveCallProps extends ChangeCallProps {
  /** Whether a call is planned. */
  hasCall: boolean
  onDone: () => void
}

function MoveCall(props: MoveCallProps) {
  const { site, call, country } = props
  const { data, error, refetch } = useQuery({
    ...callSlotsQuery(site, country, { flow: flowInCurrentZone(call) }),
    retry: false,
  })
  if (data) return <ChooseTime {...props} offer={data} onFailed={() => void refetch()} />
  if (error)
    return (
      <>
        <NotDoneNotice failure={failureIn(error)} />
        <Actions>
          <Leave hasCall={props.hasCall} onLeave={props.onDone} />
        </Actions>
      </>
    )
  return null
}

interface ChooseTimeProps extends MoveCallProps {
  offer: CallSlots
  /** Called if the time could not be booked, for example because it is taken. */
  onFailed: () => void
}

function ChooseTime({ changeable, clues = {}, hasCall, onDone, offer, onFailed }: ChooseTimeProps) {
  const { failure, isPending, mutate } = useChange(changeable, { onSuccess: onDone, onFailure: onFailed })
  const { i18n } = useLingui()
  const byBothClocks = partByBothClocks(i18n, offer, clues)
  const slot = useSlotForm(offer, failure, byBothClocks && ((part) => i18n._(byBothClocks(part))))
  const move = () => {
    const callback = slot.read()
    if (callback) mutate({ callback })
  }
  return (
    <SmallForm
      isSending={isPending}
      onSubmit={move}
      submitLabel={<Trans id="your-request.call.move.send">Prendre ce moment</Trans>}
      otherwise={<Leave hasCall={hasCall} onLeave={onDone} />}
    >
      {slot.inputs}
      {slot.isWrong ? null : <NotDoneNotice failure={failure} />}
    </SmallForm>
  )
}

/** A button back to the actions for the call, available even if the times could not be loaded. */
function Leave({ hasCall, onLeave }: { hasCall: boolean; onLeave: () => void }) {
  return (
    <Button kind="quiet" onClick={onLeave}>
      {hasCall ? (
        <Trans id="your-request.call.keep">Garder le moment prévu</Trans>
      ) : (
        <Trans id="your-request.keep">Ne rien changer</Trans>
      )}
    </Button>
  )
}
