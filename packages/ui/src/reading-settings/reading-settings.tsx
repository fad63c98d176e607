import { ALargeSmall } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Choice } from '../choice/choice.tsx'
import { Icon } from '../icon/icon.tsx'
import { DropDown } from '../submenu/submenu.tsx'

/**
 * A form for the reader's text size and other settings of all pages. Without JavaScript, a button sends the form. With JavaScript, a
 * change applies at once (`followReadingForm`), and input elsewhere on the page is preserved.
 */
export function ReadingSettings({ id, action, field, toggle, sizes, switches, note, apply }: ReadingSettingsProps) {
  const rowOf = (kind: 'radio' | 'checkbox', { word, label, hint, chosen }: ReadingOption) => (
    <Choice key={word} kind={kind} label={label} hint={hint} name={field} value={word} defaultChecked={chosen} />
  )
  return (
    <DropDown
      className="reading-settings"
      toggleClass="reading-settings__toggle"
      toggle={
        <Icon drawing={ALargeSmall}>
          <span>{toggle}</span>
        </Icon>
      }
    >
      <form className="reading-settings__panel" id={id} method="post" action={action} autoComplete="off">
        <fieldset>
          <legend className="reading-settings__legend">{sizes.legend}</legend>
          <div className="reading-settings__rows">{sizes.options.map((option) => rowOf('radio', option))}</div>
        </fieldset>
        <fieldset>
          <legend className="reading-settings__legend">{switches.legend}</legend>
          <div className="reading-settings__rows">{switches.options.map((option) => rowOf('checkbox', option))}</div>
        </fieldset>
        {note === undefined ? null : <p className="reading-settings__note">{note}</p>}
        <div className="reading-settings__apply">
          <Button type="submit">{apply}</Button>
        </div>
      </form>
    </DropDown>
  )
}

interface ReadingOption {
  /** The value that is sent. */
  word: string
  label: ReactNode
  hint?: ReactNode
  chosen: boolean
}

interface ReadingOptions {
  legend: ReactNode
  options: readonly ReadingOption[]
}

interface ReadingSettingsProps {
  /** The id of the form; an address with this id as its fragment opens the panel. */
  id: string
  action: string
  /** The name of all fields of the form. */
  field: string
  /** The label of the button that opens the panel. On a phone the header hides the words in a `span`. */
  toggle: ReactNode
  /** The text sizes; one of them is chosen. */
  sizes: ReadingOptions
  /** Settings that are on or off, such as calm mode. */
  switches: ReadingOptions
  /** How long the settings are stored, and where. */
  note?: ReactNode
  /** The label of the button that sends the form without JavaScript. */
  apply: ReactNode
}
