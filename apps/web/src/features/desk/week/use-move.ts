import type { DeskWeek } from '@clairmemoire/api-client/schema'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { freeTimesQuery, moveCall, weekRefreshInterval } from '../desk.queries.ts'
import { dayIn } from '../desk-labels.copy.ts'
import { callInWeek, type PlacedCall, timeByKey } from './agenda-times.ts'

export type Move = ReturnType<typeof useMove>

interface MoveProps {
  site: SiteContext
  week: DeskWeek
  /** The agenda and its bar, in which the focus moves. */
  frame: RefObject<HTMLElement | null>
  refresh: () => Promise<unknown>
}

/** Moves a call without dragging: the user picks it up and puts it down at an offered time. */
export function useMove({ site, week, frame, refresh }: MoveProps) {
  const { time_zone: timeZone, country } = week
  const [picked, setPicked] = useState<PlacedCall>()
  /** The time to which the picked call was moved; set after the week was read again. */
  const [target, setTarget] = useState<string>()
  const { failure, isPending, isSuccess, mutate, reset } = useSend(
    ({ call, startsAt }: PlacedCall) =>
      moveCall(site.api, site.locale, call.reference, { version: call.version, starts_at: startsAt }),
    { onSuccess: (_, { startsAt }) => void refresh().then(() => setTarget(startsAt)) },
  )
  const free = useQuery({
    ...freeTimesQuery(site.api, site.locale, country, picked?.call.time_zone ?? timeZone),
    enabled: picked !== undefined,
    retry: false,
    refetchInterval: weekRefreshInterval,
    gcTime: 0,
  })
  const current = picked && callInWeek(week, picked.call.reference)
  const state = stateOf()
  const dates = new Set(week.days.map(({ date }) => date))
  const offered =
    state === 'picked'
      ? (free.data?.days ?? [])
          .flatMap(({ times }) => times.map(({ starts_at: startsAt }) => startsAt))
          .filter((startsAt) => startsAt !== picked?.startsAt && dates.has(dayIn(startsAt, timeZone)))
      : undefined

  function stateOf() {
    if (picked === undefined) return undefined
    if (target !== undefined) return 'moved'
    const isOwnChange = isPending || isSuccess
    return isOwnChange || current?.call.version === picked.call.version ? 'picked' : 'changed'
  }

  const focusOn = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)?.focus()
  const isOffering = free.isSuccess && state === 'picked'
  const reference = picked?.call.reference
  const from = picked?.startsAt ?? ''
  const first = offered?.find((startsAt) => startsAt > from) ?? offered?.at(0)

  const isThere = state === 'moved' && current?.startsAt === target
  const focusOnCall = useEffectEvent((step: typeof state, isChoosing: boolean, there: string | undefined) => {
    if (there !== undefined) focusOn(`[data-pick-up="${there}"]`)
    else if (step === 'changed') focusOn('[data-end-move]')
    else if (isChoosing) focusOn(first === undefined ? '[data-end-move]' : `[data-put-down="${first}"]`)
  })
  useEffect(
    () => focusOnCall(state, isOffering, isThere ? reference : undefined),
    [state, isOffering, isThere, reference],
  )

  const end = () => {
    if (reference) focusOn(`[data-pick-up="${reference}"]`)
    setPicked(undefined)
  }

  return {
    picked,
    state,
    /** The times at which the picked call can be put down; undefined if no call is picked up. */
    offered,
    isLoading: free.isPending,
    isUnavailable: free.isError,
    target,
    failure,
    pickUp: (call: PlacedCall) => {
      reset()
      setTarget(undefined)
      setPicked(call)
    },
    putDown: (startsAt: string) => {
      if (picked && !isPending && !isSuccess) mutate({ ...picked, startsAt })
    },
    end,
    onKeyDown: (event: KeyboardEvent, startsAt: string) => {
      if (event.key === 'Escape') end()
      const next = timeByKey(offered ?? [], { startsAt, timeZone, key: event.key })
      if (next === undefined) return
      event.preventDefault()
      focusOn(`[data-put-down="${next}"]`)
    },
  }
}
