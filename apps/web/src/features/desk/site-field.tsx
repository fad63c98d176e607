import { SelectField } from '@clairmemoire/ui/desk-controls'
import { TextField } from '@clairmemoire/ui/text-field'
import { useLingui } from '@lingui/react/macro'

interface SiteFieldProps {
  /** The name of the field; needed if a page has two such fields. */
  name?: string
  /** The known sites. If this list is empty, the user types a name. */
  sites: readonly string[]
  value: string
  onChange: (site: string) => void
}

/** The site of a study to which a person is passed on. */
export function SiteField({ name = 'site', sites, value, onChange }: SiteFieldProps) {
  const { t } = useLingui()
  const label = t({ id: 'desk.field.site', message: 'Centre de l’étude' })
  if (sites.length === 0) return <TextField name={name} label={label} value={value} onChange={onChange} />
  const choose = { value: '', label: t({ id: 'desk.choose', message: 'Choisir' }) }
  const options = [choose, ...sites.map((site) => ({ value: site, label: site }))]
  return <SelectField label={label} value={value} options={options} onChange={onChange} />
}
