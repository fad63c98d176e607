/** Whether a text is a valid slug: words of lower-case letters and digits, separated by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}
