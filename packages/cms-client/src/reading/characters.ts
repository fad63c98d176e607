/**
 * Whether a person sees anything of a text. Soft hyphens, word joiners and their like have their place among words; alone they
 * say nothing.
 */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{DI}]/u.test(text)
}

/** Whether a text is one line without characters that steer a device. */
export function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text)
}

/** Whether a text is lines without characters that steer a device; they may end, and hold tabs. */
export function isLines(text: string): boolean {
  return isOneLine(text.replace(/\r?\n|\t/g, ' '))
}
