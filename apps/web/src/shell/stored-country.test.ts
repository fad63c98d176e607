import { countries, type Country } from '@clairmemoire/domain/country'
import { Store } from '@tanstack/store'
import { expect, it } from 'vitest'
import { finderPart } from '../own-results/index.ts'
import { createMemoryApplicationState } from '../platform/application-state/application-state.ts'
import { settingsOfVisitor } from '../platform/site/site-context.ts'
import { sampleSettings } from '../testing/sample-settings.ts'
import { followStoredCountry } from './stored-country.ts'

const cases = countries.flatMap((site) =>
  (['fr', 'en'] as const).flatMap((locale) =>
    (['FR', 'US', 'elsewhere', undefined] as const).map((country) => ({ site, locale, country })),
  ),
)

it.each(cases)(
  'a person in $country sees the facts of that country on the $site site in $locale (R0-63)',
  async (person) => {
    const { site, locale, country } = person
    const applicationState = createMemoryApplicationState()
    const visitorCountry = new Store<Country>(site)
    await applicationState.save(finderPart, { flows: { screening: { values: { country } } } })
    await followStoredCountry({ applicationState, visitorCountry })

    const lives = country === undefined || country === 'elsewhere' ? site : country
    const settings = settingsOfVisitor({ settings: { ...sampleSettings(locale), country: site }, visitorCountry })
    expect(settings).toMatchObject({ locale, country: lives, contactPhone: settings.phones[lives] })
  },
)

it("the facts stay those of the person's country after their answers were sent (R0-63)", async () => {
  const applicationState = createMemoryApplicationState()
  const visitorCountry = new Store<Country>('FR')
  await applicationState.save(finderPart, { flows: { screening: { values: {} } }, residence: 'US' })
  await followStoredCountry({ applicationState, visitorCountry })

  expect(visitorCountry.state).toBe('US')
})
