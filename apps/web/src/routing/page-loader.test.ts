import { createI18n } from '@clairmemoire/i18n/catalog'
import { Store } from '@tanstack/store'
import { expect, test } from 'vitest'
import { createMemoryApplicationState } from '../platform/application-state/application-state.ts'
import { createMemoryConsentChoice } from '../platform/consent/consent-choice.ts'
import { noErrorReports } from '../platform/error-reports/error-reports.ts'
import { noMeasurement } from '../platform/measurement/measurement.ts'
import { once } from '../platform/page-contents/contents.ts'
import { buildPageData, withHydratedData } from './page-loader.ts'
import { unknownSession } from '../platform/session/session.ts'
import { sampleSettings } from '../testing/sample-settings.ts'

function visit(carried?: unknown) {
  const settings = sampleSettings('fr')
  const nothing = () => Promise.reject(new Error('not asked for'))
  return {
    locale: settings.locale,
    environment: settings.environment,
    settings,
    i18n: createI18n('fr'),
    loadShellCatalog: async () => undefined,
    carriedData: once(carried),
    pageData: buildPageData,
    api: nothing,
    footer: new Store({ groups: [] }),
    content: nothing,
    queryClient: nothing,
    draftIds: nothing,
    applicationState: createMemoryApplicationState(),
    reading: () => settings.reading,
    measurement: noMeasurement,
    errorReports: noErrorReports,
    session: unknownSession(),
    consent: createMemoryConsentChoice(),
    visitorCountry: new Store(settings.country),
  }
}

const load = withHydratedData(async () => 'loaded')

test('the page of the document is not loaded a second time, but the next page is loaded', async () => {
  const context = visit('carried')
  expect([await load({ context }), await load({ context })]).toEqual(['carried', 'loaded'])
})

test('a page without embedded contents is loaded', async () => {
  expect(await load({ context: visit() })).toBe('loaded')
})

test('a later page loads the catalog of header and footer, because the first page embedded only a part of it', async () => {
  let loads = 0
  const context = {
    ...visit('carried'),
    loadShellCatalog: async () => {
      loads += 1
    },
  }
  await load({ context })
  expect(loads).toBe(0)
  await load({ context })
  expect(loads).toBe(1)
})
