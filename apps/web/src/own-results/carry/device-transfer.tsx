import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { type ReactNode, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { CarriedPart } from './carried.ts'

interface DeviceTransferProps {
  site: Pick<SiteContext, 'applicationState' | 'i18n'>
  /** The data to move to another device; if it is missing, a file from another device is opened. */
  part?: CarriedPart
  /** The label of the button. */
  children: ReactNode
}

/** Lets a person continue on another device with a file encrypted by a passphrase. The code is loaded when the button is pressed. */
export function DeviceTransfer({ site: { applicationState, i18n }, part, children }: DeviceTransferProps) {
  const [form, setForm] = useState<ReactNode>()
  const load = async () => {
    const { CreateFile, OpenFile, carryCatalog } = await import('./carry-forms.ts')
    await loadCatalog(i18n, carryCatalog)
    setForm(
      part ? (
        <CreateFile applicationState={applicationState} part={part} />
      ) : (
        <OpenFile applicationState={applicationState} />
      ),
    )
  }
  // If the code cannot be loaded, the button stays and can be pressed again.
  return (
    form ?? (
      <Actions needsScript>
        <Button kind="link" onClick={() => void load().catch(() => {})}>
          {children}
        </Button>
      </Actions>
    )
  )
}
