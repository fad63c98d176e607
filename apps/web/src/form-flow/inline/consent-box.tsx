import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface ConsentBoxProps {
  /** Of its input. */
  id: string
  isAgreed: boolean
  /** The person tried to go on without it. */
  isMissing: boolean
  onChange: (isAgreed: boolean) => void
  /** What is agreed to. */
  children: ReactNode
}

/** One box that starts unticked (R0-14). */
export function ConsentBox({ id, isAgreed, isMissing, onChange, children }: ConsentBoxProps) {
  const { t } = useLingui()
  return (
    <ChoiceGroup
      id={id}
      name={id}
      kind="checkbox"
      legend={t({ id: 'form-flow.inline.legend', message: 'Votre accord' })}
      error={isMissing ? t({ id: 'form-flow.inline.missing', message: 'Cochez la case' }) : undefined}
      options={[{ id: 'agreed', label: children }]}
      value={isAgreed ? ['agreed'] : []}
      onChange={(ids) => onChange(ids.length > 0)}
    />
  )
}
