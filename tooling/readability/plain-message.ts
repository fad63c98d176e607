const choice = /\{\w+, (?:plural|select|selectordinal),(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** A message of a catalog as a person reads it: values are a word, of several forms the last one stands, no elements. */
export function plainMessage(message: string): string {
  return message
    .replaceAll(choice, (forms) => (/ other \{((?:[^{}]|\{[^{}]*\})*)\}/.exec(forms)?.[1] ?? '').replaceAll('#', '2'))
    .replaceAll(/\{\w+\}/g, '2')
    .replaceAll(/<\/?\w+\/?>/g, '')
    .trim()
}
