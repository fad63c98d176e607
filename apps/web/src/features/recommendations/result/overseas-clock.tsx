import type { Country } from '@clairmemoire/domain/country'
import { overseasZone } from '@clairmemoire/domain/overseas-clock'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { callSlotsQuery, clockTitle, partByBothClocks } from '../../../call-requests/index.ts'
import { focusField, isPartOfDay, type PartOfDay, partsOfDay } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'

interface OverseasClock {
  /** There once a number overseas was sent. */
  question: ReactNode
  /** By the clock of Paris; undefined while the person is asked. */
  meantBy: (phone: string, part: PartOfDay) => Promise<PartOfDay | undefined>
}

/** Says parts of the day by both clocks to a person who gives a number of France overseas, and asks which one they mean (R4-41). */
export function useOverseasClock(site: SiteContext, country: Country): OverseasClock {
  const { t, i18n } = useLingui()
  const [phone, setPhone] = useState('')
  const [meant, setMeant] = useState<PartOfDay>()
  const [isMissing, setMissing] = useState(false)
  const { data: offer, refetch } = useQuery({ ...callSlotsQuery(site, country), enabled: false, retry: false })
  const byBothClocks = offer && partByBothClocks(i18n, offer, { phone })
  const isAsked = byBothClocks !== undefined
  useEffect(() => {
    if (isAsked) focusField('clock')
  }, [isAsked])
  return {
    question: byBothClocks ? (
      <ChoiceGroup
        kind="radio"
        name="clock"
        legend={i18n._(clockTitle)}
        error={isMissing ? t({ id: 'recommendations.call.clock-missing', message: 'Choisissez un moment' }) : undefined}
        options={partsOfDay.map((id) => ({ id, label: i18n._(byBothClocks(id)) }))}
        value={[meant ?? '']}
        onChange={([chosen = '']) => isPartOfDay(chosen) && setMeant(chosen)}
      />
    ) : null,
    meantBy: async (given, part) => {
      if (country !== 'FR' || overseasZone({ phone: given }) === undefined) return part
      if (given === phone && isAsked) {
        setMissing(meant === undefined)
        if (meant === undefined) focusField('clock')
        return meant
      }
      setPhone(given)
      setMeant(undefined)
      // Without the hours there is nothing to ask by: the call is by the clock of Paris, as the part of the day was said.
      const { data } = await refetch()
      return data ? undefined : part
    },
  }
}
