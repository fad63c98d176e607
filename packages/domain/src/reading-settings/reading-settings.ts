/** `a` is the default size; the largest is 1.5 times that. */
export type TextSize = 'a' | 'a-plus' | 'a-plus-plus'

/** How a reader wants every page to look; not personal data. */
export interface ReadingSettings {
  textSize: TextSize
  /** Pages have no decoration and as few surfaces as possible. */
  calm: boolean
  /** Messages that go away by themselves stay until they are closed (WCAG 2.2.1). */
  keepMessages: boolean
}

export const defaultReading: ReadingSettings = { textSize: 'a', calm: false, keepMessages: false }

/** The cookie of the settings; its lifetime is a year, in seconds. */
export const readingCookie = { name: 'reading', maxAge: 31_536_000 }

const textSizes: readonly TextSize[] = ['a', 'a-plus', 'a-plus-plus']

const everySetting: readonly ReadingSettings[] = textSizes.flatMap((textSize) =>
  [false, true].flatMap((calm) => [false, true].map((keepMessages) => ({ textSize, calm, keepMessages }))),
)

const settingsByText = new Map(everySetting.map((settings) => [formatReadingSettings(settings), settings]))

/** A word for the text size, then one for each setting that is on: `a-plus.calm.keep-messages`. */
export function formatReadingSettings({ textSize, calm, keepMessages }: ReadingSettings): string {
  return [textSize, ...(calm ? ['calm'] : []), ...(keepMessages ? ['keep-messages'] : [])].join('.')
}

/** Parses what `formatReadingSettings` wrote; any other text means the default settings. */
export function parseReadingSettings(text: string | undefined): ReadingSettings {
  return settingsByText.get(text ?? '') ?? defaultReading
}

/** Whether messages stay on screen. They do with the largest text, which takes longer to read. */
export function keepsMessages({ textSize, keepMessages }: ReadingSettings): boolean {
  return keepMessages || textSize === 'a-plus-plus'
}

/** Attributes of the root element; undefined means absent. */
export function readingAttributes(settings: ReadingSettings) {
  const { textSize, calm } = settings
  return {
    'data-text-size': textSize === 'a' ? undefined : textSize,
    'data-calm': calm ? '' : undefined,
    'data-keep-messages': keepsMessages(settings) ? '' : undefined,
  }
}
