export { cookieSettingsCopy } from './cookie-settings.copy.ts'
export { CookieSettingsPage } from './cookie-settings-page.tsx'
export { loadCookieSettings } from './load-cookie-settings.ts'
