import type { PublicSettings } from './public-settings.ts'

/** The element that carries the settings; a script of this type is never executed, so no policy forbids it (R0-04). */
export const settingsElementId = 'settings'

/** Reads what the site server wrote into this page. */
export function readPageSettings(page: Document): PublicSettings {
  const text = page.getElementById(settingsElementId)?.textContent
  if (!text) throw new Error('The page carries no settings')
  const settings: PublicSettings = JSON.parse(text)
  return settings
}
