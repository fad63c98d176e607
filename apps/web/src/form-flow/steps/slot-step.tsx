import { isUsTimeZone, usTimeZones } from '@clairmemoire/domain/us-time-zone'
import { formatDay, formatTime, formatTimeZone } from '@clairmemoire/i18n/formats'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { SlotStep, StepInputProps } from '../step.ts'
import { localeOf } from './locale-of.ts'
import {
  callMeBack,
  callMeBackLabel,
  type PartOfDay,
  partOfDayText,
  partsOfDay,
  type SlotChoice,
  slotChoice,
} from './slot-rules.ts'

interface SlotCopy {
  title: MessageDescriptor
  hint?: MessageDescriptor
}

/** Asks when the clinic may call: at an offered time, or in a part of the day. */
export function slotStep(i18n: I18n, { title, hint }: SlotCopy, offer: SlotStep['offer']): SlotStep {
  return {
    kind: 'slot',
    id: 'slot',
    title: i18n._(title),
    ...(hint && { hint: i18n._(hint) }),
    offer,
    Input: SlotInput,
  }
}

export function SlotInput({ step, ...fieldset }: StepInputProps<SlotStep>) {
  return (
    <>
      <h1 tabIndex={-1}>{step.title}</h1>
      {step.hint && <p>{step.hint}</p>}
      <SlotFieldset offer={step.offer} changesZone {...fieldset} />
    </>
  )
}

interface SlotFieldsetProps extends Omit<StepInputProps<SlotStep>, 'step'> {
  offer: SlotStep['offer']
  /** The element around the legend of each list; use `span` within a section that has its own heading. */
  legendAs?: 'h2' | 'span'
  /** Whether another time zone may be chosen; the offer is then reloaded. */
  changesZone?: boolean
  /** Returns the label of a part of the day; by default the label has the hours in the time zone of the offer. */
  partLabel?: PartLabel | undefined
}

export type PartLabel = (part: PartOfDay) => string

/** Asks for a day and then a time, or for a part of the day, as lists of options instead of a calendar. */
export function SlotFieldset({
  offer,
  legendAs = 'h2',
  changesZone = false,
  partLabel,
  entry,
  errors,
  onEdit,
}: SlotFieldsetProps) {
  const { t, i18n } = useLingui()
  const locale = localeOf(i18n)
  const choice = slotChoice(entry)
  const choose = (part: Partial<SlotChoice>) => onEdit({ ...choice, ...part })
  const times = offer.days.find(({ date }) => date === choice.day)?.times
  const zone = formatTimeZone(locale, offer.time_zone)
  const zoneHint = t({ id: 'form-flow.slot.zone', message: `Fuseau horaire : ${zone}` })
  const mayChangeZone = changesZone && isUsTimeZone(offer.time_zone)
  // The button for another time zone already names this one, and people in this time zone need not read its name.
  const isZoneShown = mayChangeZone || new Intl.DateTimeFormat().resolvedOptions().timeZone === offer.time_zone
  const lastDay = formatDay(locale, offer.call_by)
  const callBackHint = t({ id: 'form-flow.slot.call-me-back.hint', message: `Au plus tard le ${lastDay}.` })
  return (
    <>
      <ChoiceGroup
        kind="radio"
        // States before any error that a day and a time are required (WCAG 3.3.2).
        legend={t({ id: 'form-flow.slot.day-then-time', message: 'Choisissez un jour, puis une heure' })}
        legendAs={legendAs}
        {...(offer.days.length === 0 && {
          legend: t({ id: 'form-flow.slot.day', message: 'Quel jour ?' }),
          hint: t({
            id: 'form-flow.slot.none-left',
            message: 'Toutes nos heures sont déjà prises. Dites-nous quand vous appeler.',
          }),
        })}
        error={errors['day']}
        layout="chips"
        name="day"
        options={[
          ...offer.days.map(({ date }) => ({ id: date, label: formatDay(locale, date) })),
          { id: callMeBack, label: i18n._(callMeBackLabel), hint: callBackHint },
        ]}
        value={[choice.day]}
        onChange={([day = '']) => choose({ day, starts_at: '' })}
      />
      {times ? (
        <ChoiceGroup
          kind="radio"
          legend={t({ id: 'form-flow.slot.time', message: 'À quelle heure ?' })}
          legendAs={legendAs}
          hint={isZoneShown ? undefined : zoneHint}
          error={errors['starts_at']}
          layout="chips"
          name="starts_at"
          options={times.map(({ starts_at }) => ({
            id: starts_at,
            label: formatTime(locale, starts_at, offer.time_zone),
          }))}
          value={[choice.starts_at]}
          onChange={([starts_at = '']) => choose({ starts_at })}
        />
      ) : null}
      {mayChangeZone ? (
        <Disclosure summary={t({ id: 'form-flow.slot.other-zone', message: `Changer de fuseau horaire (${zone})` })}>
          <ChoiceGroup
            kind="radio"
            legend={t({
              id: 'form-flow.slot.which-zone',
              message: 'Quelle heure est-il chez la personne à appeler ?',
            })}
            legendAs="span"
            name="time_zone"
            options={usTimeZones.map((id) => ({ id, label: formatTimeZone(locale, id) }))}
            value={[offer.time_zone]}
            onChange={([zone = '']) => onEdit({ zone })}
          />
        </Disclosure>
      ) : null}
      {choice.day === callMeBack ? (
        <ChoiceGroup
          kind="radio"
          legend={t({ id: 'form-flow.slot.part-of-day', message: 'À quel moment de la journée ?' })}
          legendAs={legendAs}
          hint={isZoneShown ? undefined : zoneHint}
          error={errors['part_of_day']}
          name="part_of_day"
          options={partsOfDay.map((part) => ({
            id: part,
            label: partLabel?.(part) ?? partOfDayText(i18n, part, offer),
          }))}
          value={[choice.part_of_day]}
          onChange={([part_of_day = '']) => choose({ part_of_day })}
        />
      ) : null}
    </>
  )
}
