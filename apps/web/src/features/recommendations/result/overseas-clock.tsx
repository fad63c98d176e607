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
  /** The question, rendered once a number in overseas France was submitted. */
  question: ReactNode
  /** Converts the part of the day to Paris time; undefined while the person still has to answer. */
  meantBy: (phone: string, part: PartOfDay) => Promise<PartOfDay | undefined>
}

/** If the number is in overseas France, shows parts of the day in both time zones and asks which part the person means (R4-41). */
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
      // Without the opening hours the question cannot be asked, so the part of the day counts in Paris time.
      const { data } = await refetch()
      return data ? undefined : part
    },
  }
}
