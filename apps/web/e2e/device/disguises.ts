const disguises = new Map<string, readonly string[]>()

/** Returns the text and the encodings in which it may appear. They are computed once, because a test looks for a text in hundreds of places. */
function disguisesOf(text: string): readonly string[] {
  const known = disguises.get(text) ?? disguise(text)
  disguises.set(text, known)
  return known
}

function disguise(text: string): string[] {
  const escaped = JSON.stringify(text).slice(1, -1)
  const all = [
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
  return [...new Set(all)]
}

/** Shorter parts can occur by chance in the base64 of encrypted data. */
const shortestBase64 = 8

/** Returns the part of the base64 that does not depend on the surrounding text, for each of the three possible alignments. */
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

/** Whether `place` contains this text, plain or encoded. Digits match only as a whole number. */
export function isContainedIn(text: string, place: string): boolean {
  if (/^\d+$/.test(text)) return new RegExp(`(?<!\\d)${text}(?!\\d)`).test(place)
  return disguisesOf(text).some((hidden) => place.includes(hidden))
}
