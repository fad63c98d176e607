import type { Country, DeskRequests } from '@clairmemoire/api-client/schema'
import { formatCountry } from '@clairmemoire/i18n/formats'
import { Choice } from '@clairmemoire/ui/choice'
import { FieldRow, SelectField } from '@clairmemoire/ui/desk-controls'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { studyListingsQuery } from '../../platform/clients/study-listings.ts'
import type { DeskFilters } from './desk-filters.ts'
import { factLabels, languageLabels } from './desk-labels.copy.ts'

const filterNames = ['kind', 'trial_code', 'language', 'country', 'mine'] as const

const countries: readonly Country[] = ['FR', 'US']

interface DeskFilterFieldsProps {
  filters: DeskFilters
  kinds: DeskRequests['kinds']
  site: Pick<SiteContext, 'api'>
  onFilter: (filters: DeskFilters) => void
}

/** Shows the filters of the lists. */
export function DeskFilterFields({ site, filters, kinds, onFilter }: DeskFilterFieldsProps) {
  const { i18n, t } = useLingui()
  const { data: listed } = useQuery({ ...studyListingsQuery(site.api), retry: false })
  const studies = listed?.studies ?? []
  const chosen = filterNames.filter((name) => filters[name] !== undefined).length
  const every = t({ id: 'desk.filter.all', message: 'Tous' })
  const change = (name: 'kind' | 'trial_code' | 'language' | 'country') => (value: string) => {
    const { [name]: _, ...others } = filters
    onFilter({ ...others, page: 1, ...(value !== '' && { [name]: value }) })
  }
  const options = (entries: readonly (readonly [string, string])[]) => [
    { value: '', label: every },
    ...entries.map(([value, label]) => ({ value, label })),
  ]
  return (
    <Disclosure
      summary={
        <>
          <Trans id="desk.filter.label">Filtrer les listes</Trans> {chosen > 0 && chosen}
        </>
      }
    >
      <FieldRow>
        <SelectField
          label={t({ id: 'desk.filter.kind', message: 'Demande' })}
          value={filters.kind ?? ''}
          options={options(kinds.map(({ kind, name }) => [kind, name]))}
          onChange={change('kind')}
        />
        <SelectField
          label={t({ id: 'desk.filter.study', message: 'Étude' })}
          value={filters.trial_code ?? ''}
          options={options(studies.map(({ trial_code: code, name }) => [code, name]))}
          onChange={change('trial_code')}
        />
        <SelectField
          label={i18n._(factLabels.language)}
          value={filters.language ?? ''}
          options={options(Object.entries(languageLabels).map(([language, label]) => [language, i18n._(label)]))}
          onChange={change('language')}
        />
        <SelectField
          label={t({ id: 'desk.filter.country', message: 'Pays' })}
          value={filters.country ?? ''}
          options={options(
            countries.map((country) => [country, formatCountry(i18n.locale === 'en' ? 'en' : 'fr', country)]),
          )}
          onChange={change('country')}
        />
        <Choice
          kind="checkbox"
          label={t({ id: 'desk.filter.mine', message: 'Les miennes' })}
          checked={filters.mine === 'true'}
          onChange={({ target }) => {
            const { mine: _, ...others } = filters
            onFilter({ ...others, page: 1, ...(target.checked && { mine: 'true' }) })
          }}
        />
      </FieldRow>
    </Disclosure>
  )
}
