import type { Study } from '@clairmemoire/domain/study'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { SiteContext } from '../../../platform/site/site-context.ts'

/** Holds what the answers on this device say of a study; its code comes only where there are some. */
export function OwnCriteriaSlot({ study }: { study: Pick<Study, 'slug' | 'sites'> }) {
  const { context } = useRouter().options
  const [shown, setShown] = useState<ReactNode>()
  useEffect(() => void show(context, study).then(setShown), [context, study])
  return shown
}

async function show(site: SiteContext, study: Pick<Study, 'slug' | 'sites'>): Promise<ReactNode> {
  const kept = await site.applicationState.open('trial-finder')
  return kept === undefined ? null : (await import('./own-criteria.tsx')).ownCriteria(site, study, kept)
}
