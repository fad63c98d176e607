/** Whether a text can be the address of a document: lower-case letters and digits in words parted by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}
