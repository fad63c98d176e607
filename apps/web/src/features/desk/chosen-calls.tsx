import type { DeskChanged, DeskChanges, DeskRequest, DeskRequests } from '@clairmemoire/api-client/schema'
import { isWeekend } from '@clairmemoire/domain/calendar-date'
import { Button } from '@clairmemoire/ui/button'
import { BottomBar, SelectField } from '@clairmemoire/ui/desk-controls'
import { Notice } from '@clairmemoire/ui/notice'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type Ref, useState } from 'react'
import { NotDoneNotice, partOfDayLabels, partsOfDay, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { RequestLink } from './call-rows.tsx'
import { changeRequests } from './desk.queries.ts'
import { nextDays } from './outcome-fields.tsx'

type Change = Pick<DeskChanges, 'give_to' | 'move_to'>

interface ChosenCallsProps {
  site: SiteContext
  desk: DeskRequests
  chosen: readonly DeskRequest[]
  /** The list with the calls. */
  list: ReactNode
  /** Unselects these calls; without an argument, all calls. */
  onClear: (references?: readonly string[]) => void
  ref: Ref<HTMLFieldSetElement>
}

const everybody = 'everybody'

/** A list of calls, with controls to give the selected calls to a colleague or to move them to another day. */
export function ChosenCalls({ site, desk, chosen, list, onClear, ref }: ChosenCallsProps) {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  const [receiver, setReceiver] = useState('')
  const [day, setDay] = useState('')
  const [part, setPart] = useState('')
  const { data, failure, isPending, mutate, reset } = useSend(
    (change: Change) =>
      changeRequests(site.api, {
        requests: chosen.map(({ reference, version }) => ({ reference, version })),
        ...change,
      }),
    {
      onSuccess: ({ changed }) => {
        onClear(changed)
        void client.invalidateQueries({ queryKey: ['desk', 'requests'] })
      },
    },
  )
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const choose = { value: '', label: t({ id: 'desk.choose', message: 'Choisir' }) }
  const partOfDay = partsOfDay.find((each) => each === part)
  const label = t({ id: 'desk.chosen', message: 'Les demandes cochées' })
  const result = data && <Result desk={desk} changed={data} />
  if (chosen.length === 0)
    return (
      <BottomBar label={label} list={list}>
        {result}
      </BottomBar>
    )
  return (
    <BottomBar label={label} list={list} ref={ref}>
      <output>
        <Trans id="desk.chosen.count">
          <Plural value={chosen.length} one="# demande cochée" other="# demandes cochées" />
        </Trans>
      </output>
      <SelectField
        label={t({ id: 'desk.give', message: 'Donner à' })}
        value={receiver}
        options={[
          choose,
          { value: everybody, label: t({ id: 'desk.give.everybody', message: 'Toute l’équipe' }) },
          ...desk.colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setReceiver}
      />
      <Button
        kind="quiet"
        aria-disabled={receiver === '' || isPending}
        onClick={() => receiver === '' || mutate({ give_to: receiver === everybody ? null : receiver })}
      >
        <Trans id="desk.give.submit">Donner</Trans>
      </Button>
      <SelectField
        label={t({ id: 'desk.field.day', message: 'Jour' })}
        value={day}
        options={[
          choose,
          ...nextDays(site.locale, desk.read_at, timeZone)
            .filter(([date]) => !isWeekend(date))
            .map(([value, label]) => ({ value, label })),
        ]}
        onChange={setDay}
      />
      <SelectField
        label={t({ id: 'desk.field.part', message: 'Moment' })}
        value={part}
        options={[choose, ...partsOfDay.map((value) => ({ value, label: i18n._(partOfDayLabels[value]) }))]}
        onChange={setPart}
      />
      <Button
        kind="quiet"
        aria-disabled={day === '' || partOfDay === undefined || isPending}
        onClick={() => day === '' || !partOfDay || mutate({ move_to: { day, part_of_day: partOfDay } })}
      >
        <Trans id="desk.move-all.submit">Déplacer, et écrire aux personnes</Trans>
      </Button>
      <Button
        kind="link"
        onClick={() => {
          reset()
          onClear()
        }}
      >
        <Trans id="desk.chosen.clear">Tout décocher</Trans>
      </Button>
      {result}
      <NotDoneNotice failure={failure} />
    </BottomBar>
  )
}

const reasons: Record<DeskChanged['refused'][number]['reason'], ReturnType<typeof msg>> = {
  changed: msg({ id: 'desk.refused.changed', message: 'vient de changer' }),
  claimed: msg({ id: 'desk.refused.claimed', message: 'un collègue appelle' }),
  closed: msg({ id: 'desk.refused.closed', message: 'déjà terminée' }),
  no_calls: msg({ id: 'desk.refused.no-calls', message: 'pas d’appel ce jour-là' }),
  erased: msg({ id: 'desk.refused.erased', message: 'effacée par la personne' }),
}

/** States the number of changed calls, and lists the calls that could not be changed. */
function Result({ desk, changed: { changed, refused } }: { desk: DeskRequests; changed: DeskChanged }) {
  const { i18n } = useLingui()
  const names = new Map(desk.requests.map(({ reference, name }) => [reference, name]))
  return (
    <Notice tone={refused.length === 0 ? 'success' : 'warning'} announce>
      <p>
        <Trans id="desk.changed">
          <Plural value={changed.length} one="# demande changée." other="# demandes changées." />
        </Trans>
      </p>
      {refused.map(({ reference, reason }) => (
        <p key={reference}>
          <RequestLink reference={reference} name={names.get(reference) ?? ''} /> {reference}, {i18n._(reasons[reason])}
        </p>
      ))}
    </Notice>
  )
}
