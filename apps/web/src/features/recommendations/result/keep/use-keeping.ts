import { useEffect, useEffectEvent, useState } from 'react'
import { keepOwnResultLonger, ownResultPart } from '../../../../own-results/index.ts'
import type { ApplicationState } from '../../../../platform/application-state/application-state.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'

export interface Keeping {
  /** Undefined until it is known, null for a result that is gone with the page. */
  kept: Awaited<ReturnType<ApplicationState['keptFor']>> | null
  keepLonger: () => Promise<void>
}

/** For how long this device keeps the result that is shown. */
export function useKeeping({ applicationState: state }: SiteContext): Keeping {
  const [kept, setKept] = useState<Keeping['kept']>()
  const look = () => state.keptFor(ownResultPart).then((found) => setKept(found ?? null))
  const lookAgain = useEffectEvent(() => void look())
  useEffect(() => {
    lookAgain()
    return state.onExternalChange(ownResultPart, () => lookAgain())
  }, [state])
  const keepLonger = async () => {
    await keepOwnResultLonger(state)
    await look()
  }
  return { kept, keepLonger }
}
