/** The encodings in which a text may appear without being readable at first sight. */
function disguisesOf(text: string): string[] {
  const escaped = JSON.stringify(text).slice(1, -1)
  return [
    text,
    text.toLowerCase(),
    escaped,
    JSON.stringify(escaped).slice(1, -1),
    text.replaceAll(/[^\u0020-\u007e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    encodeURIComponent(text),
    encodeURIComponent(encodeURIComponent(text)),
    new URLSearchParams({ _: text }).toString().slice('_='.length),
    Buffer.from(text).toString('latin1'),
    Buffer.from(text).toString('hex'),
    ...base64Of(text),
  ]
}

/** Shorter ones can occur by chance in the base64 of sealed data. */
const shortestBase64 = 8

/** The part of the base64 that every text containing this one has in common, for each of its three alignments. */
function base64Of(text: string): string[] {
  const bytes = Buffer.from(text)
  const firstWhole = [0, 2, 3]
  return firstWhole
    .map((start, before) => {
      const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
      return encoded.slice(start, Math.floor(((before + bytes.length) * 8) / 6))
    })
    .flatMap((middle) => [middle, middle.replaceAll('+', '-').replaceAll('/', '_')])
    .filter((middle) => middle.length >= shortestBase64)
}

/** Whether the other text contains this one, in the clear or encoded; digits match only as a whole number. */
export function isContainedIn(text: string, place: string): boolean {
  if (/^\d+$/.test(text)) return new RegExp(`(?<!\\d)${text}(?!\\d)`).test(place)
  return disguisesOf(text).some((disguise) => place.includes(disguise))
}
