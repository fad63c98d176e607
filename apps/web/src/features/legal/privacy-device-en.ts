import type { TextSection } from './text-section.ts'

export const deviceStorageInEnglish: TextSection = {
  id: 'device-storage',
  heading: 'What the site keeps on your device',
  paragraphs: [
    'The site keeps only what it needs to work. That is why it does not ask for your consent to this. Today there is no audience measurement, no tracking and no advertising.',
    'The button “Erase my answers on this device” removes your answers at once. On a shared computer, use it before you leave.',
  ],
  list: [
    '“state”: encrypted, your answers, your contact details and how far you are. After 20 hours without activity, the site erases them at your next visit;',
    'the key of this encryption: it cannot leave your browser;',
    '“csrftoken”: a code that protects forms from being used by another site;',
    '“lang_override”: the language you chose, until you close the browser;',
    '“reading”: the text size and the display you chose, for a year, and only if you change them.',
  ],
}
