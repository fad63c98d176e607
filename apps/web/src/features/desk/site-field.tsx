import { SelectField } from '@clairmemoire/ui/desk-controls'
import { TextField } from '@clairmemoire/ui/text-field'
import { useLingui } from '@lingui/react/macro'

interface SiteFieldProps {
  /** One of its own, where a page has two. */
  name?: string
  /** Those that are known; where there are none, its name is typed. */
  sites: readonly string[]
  value: string
  onChange: (site: string) => void
}

/** To which site of a study somebody is passed on. */
export function SiteField({ name = 'site', sites, value, onChange }: SiteFieldProps) {
  const { t } = useLingui()
  const label = t({ id: 'desk.field.site', message: 'Centre de l’étude' })
  if (sites.length === 0) return <TextField name={name} label={label} value={value} onChange={onChange} />
  const choose = { value: '', label: t({ id: 'desk.choose', message: 'Choisir' }) }
  const options = [choose, ...sites.map((site) => ({ value: site, label: site }))]
  return <SelectField label={label} value={value} options={options} onChange={onChange} />
}
