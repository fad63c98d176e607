import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createBrowserApplicationState } from './platform/application-state/browser-application-state.ts'
import { browserClients } from './platform/clients/browser-clients.ts'
import { readPageSettings } from './platform/settings/page-settings.ts'
import { createSiteRouter } from './router.tsx'
import { startPagesAtTop } from './routing/scroll-and-focus.ts'
import { shellCatalog } from './shell/catalog.ts'

const settings = readPageSettings(document)
const { locale, environment } = settings
const i18n = createI18n(locale)
await loadCatalog(i18n, shellCatalog)

const applicationState = createBrowserApplicationState(window)
const router = createSiteRouter({ locale, environment, settings, i18n, applicationState, ...browserClients() })
// The page came from the server as static HTML: with `ssr` set, the first render takes it over instead of starting anew.
Object.assign(router, { ssr: { manifest: undefined } })
await router.load()
startPagesAtTop(router)

const app = document.getElementById('app')
if (app) hydrateRoot(app, <App router={router} />)
// After hydration: the first render must be the server's, which remembers nothing.
applicationState.restore()
