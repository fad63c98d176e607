import { Button } from '@clairmemoire/ui/button'
import { Choice } from '@clairmemoire/ui/choice'
import { Dialog } from '@clairmemoire/ui/dialog'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { deskKeys, keyOfOutcome, reachedOutcomes, unreachedOutcomes, useDeskKeys } from './desk-keys.ts'
import { outcomeLabels } from './desk-labels.copy.ts'
import { useUser } from '../../platform/site/session-hooks.ts'
import { switchKeys, useAreKeysOn } from './key-switch.ts'

/** Lists the single keys of the desk, and lets the user switch them off (WCAG 2.1.4). */
export function KeysHelp() {
  const { i18n, t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const areOn = useAreKeysOn()
  useDeskKeys({ [deskKeys.help.key]: () => setOpen(true) })
  const user = useUser()
  const { select, change, ...ofCallers } = deskKeys
  const ofCoordinators = user && user.role !== 'caller' ? [select, change] : []
  const rows = [
    ...Object.values(ofCallers),
    ...ofCoordinators,
    ...[...unreachedOutcomes, ...reachedOutcomes].map((outcome) => ({
      key: keyOfOutcome(outcome),
      label: outcomeLabels[outcome],
    })),
  ]
  return (
    <>
      <Button kind="link" onClick={() => setOpen(true)}>
        <Trans id="desk.keys">Touches du clavier</Trans>
      </Button>
      {isOpen && (
        <Dialog
          title={t({ id: 'desk.keys', message: 'Touches du clavier' })}
          closeLabel={t({ id: 'desk.keys.close', message: 'Fermer' })}
          onClose={() => setOpen(false)}
        >
          <Choice
            kind="checkbox"
            label={t({ id: 'desk.keys.on', message: 'Une touche seule agit' })}
            checked={areOn}
            onChange={({ target }) => switchKeys(target.checked)}
          />
          <SummaryList
            rows={rows.map(({ key, label }) => ({ id: key, term: i18n._(label), value: <kbd>{key}</kbd> }))}
          />
        </Dialog>
      )}
    </>
  )
}
