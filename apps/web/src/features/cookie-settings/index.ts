export { CookieSettingsPage } from './cookie-settings-page.tsx'
export { cookieSettingsCopy, loadCookieSettings } from './load-cookie-settings.ts'
