import type { Decorator } from '@storybook/react-vite'
import { simulateForcedColors } from './forced-colors.ts'

/** Sets the attributes of the document that the site sets: language, text size, calm mode. */
export const readingSettingsOfToolbar: Decorator = (Story, { globals }) => {
  const { locale, textSize, calm, forcedColors } = globals
  const page = document.documentElement
  page.lang = locale === 'en' ? 'en' : 'fr'
  if (textSize === 'a-plus' || textSize === 'a-plus-plus') page.dataset['textSize'] = textSize
  else delete page.dataset['textSize']
  page.toggleAttribute('data-calm', calm === 'on')
  simulateForcedColors(document, forcedColors === 'on')
  return Story()
}
