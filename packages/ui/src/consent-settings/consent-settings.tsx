import '../consent.css'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { type ConsentCategory, consentedValues } from './consented-values.ts'

/** The choice by category (R2-93). It starts from what was accepted; closing it decides nothing. The three ways to decide weigh the same. */
export function ConsentSettings({ texts, categories, accepted, onDecide, onClose, children }: ConsentSettingsProps) {
  const [wanted, setWanted] = useState(() => consentedValues(categories, accepted))
  const decide = (values: readonly string[]) => onDecide(consentedValues(categories, values))
  const toggle = (id: string) => setWanted(wanted.includes(id) ? wanted.filter((one) => one !== id) : [...wanted, id])
  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={() => decide([])}>
            {texts.declineAll}
          </Button>
          <Button kind="quiet" onClick={() => decide(categories.map(({ id }) => id))}>
            {texts.acceptAll}
          </Button>
          <Button kind="quiet" onClick={() => decide(wanted)}>
            {texts.save}
          </Button>
        </>
      }
    >
      {children}
      {categories.map((category) => (
        <ConsentSwitch
          key={category.id}
          category={category}
          required={texts.required}
          isOn={category.isRequired || wanted.includes(category.id)}
          onToggle={() => toggle(category.id)}
        />
      ))}
    </Dialog>
  )
}

function ConsentSwitch({ category, required, isOn, onToggle }: ConsentSwitchProps) {
  const id = useId()
  return (
    <label className="consent-switch">
      <input
        className="consent-switch__input"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox says itself whether it is on
        role="switch"
        checked={isOn}
        disabled={category.isRequired}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}description`}
        onChange={onToggle}
      />
      <span className="consent-switch__text">
        <span className="consent-switch__name" id={`${id}name`}>
          {category.name}
        </span>
        <span className="consent-switch__description" id={`${id}description`}>
          {category.isRequired ? <span className="consent-switch__required">{required}</span> : null}
          {category.description}
        </span>
      </span>
    </label>
  )
}

interface ConsentSwitchProps {
  category: DescribedCategory
  required: ReactNode
  isOn: boolean
  onToggle: () => void
}

interface DescribedCategory extends ConsentCategory {
  name: ReactNode
  description: ReactNode
}

interface ConsentSettingsProps {
  texts: Record<'title' | 'close' | 'required' | 'declineAll' | 'acceptAll' | 'save', NonNullable<ReactNode>>
  categories: readonly DescribedCategory[]
  /** The values accepted before; the optional ones start off without them. */
  accepted: readonly string[]
  onDecide: (values: string[]) => void
  onClose: () => void
  children?: ReactNode
}
