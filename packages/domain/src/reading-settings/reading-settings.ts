/** From the usual size to one and a half times of it. */
export type TextSize = 'a' | 'a-plus' | 'a-plus-plus'

/** How a reader wants every page to look; says nothing about who the reader is. */
export interface ReadingSettings {
  textSize: TextSize
  /** Without decoration, and with as few surfaces as a page can do with. */
  calm: boolean
  /** Messages that go away by themselves stay until they are closed (WCAG 2.2.1). */
  keepMessages: boolean
}

export const defaultReading: ReadingSettings = { textSize: 'a', calm: false, keepMessages: false }

/** The cookie that keeps the settings, for a year in seconds. */
export const readingCookie = { name: 'reading', maxAge: 31_536_000 }

const textSizes: readonly TextSize[] = ['a', 'a-plus', 'a-plus-plus']

const everySetting: readonly ReadingSettings[] = textSizes.flatMap((textSize) =>
  [false, true].flatMap((calm) => [false, true].map((keepMessages) => ({ textSize, calm, keepMessages }))),
)

const settingsByText = new Map(everySetting.map((settings) => [formatReadingSettings(settings), settings]))

/** One word for the text size, then one for each thing that is on: `a-plus.calm.keep-messages`. */
export function formatReadingSettings({ textSize, calm, keepMessages }: ReadingSettings): string {
  return [textSize, ...(calm ? ['calm'] : []), ...(keepMessages ? ['keep-messages'] : [])].join('.')
}

/** What `formatReadingSettings` wrote; any other text means the usual settings. */
export function parseReadingSettings(text: string | undefined): ReadingSettings {
  return settingsByText.get(text ?? '') ?? defaultReading
}

/** Whether messages stay: who needs the largest text needs longer to find a message and to read it. */
export function keepsMessages({ textSize, keepMessages }: ReadingSettings): boolean {
  return keepMessages || textSize === 'a-plus-plus'
}

/** What the settings put on the root element of a page; undefined where an attribute is absent. */
export function readingAttributes(settings: ReadingSettings) {
  const { textSize, calm } = settings
  return {
    'data-text-size': textSize === 'a' ? undefined : textSize,
    'data-calm': calm ? '' : undefined,
    'data-keep-messages': keepsMessages(settings) ? '' : undefined,
  }
}
