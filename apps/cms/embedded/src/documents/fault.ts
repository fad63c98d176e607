/** What is wrong with a document of the repository, for who writes it. */
export interface Fault {
  /** Within the folder of contents, such as `fr/articles/sleep.md`. */
  file: string
  /** A field of the front matter, or a line of the file. */
  field: string
  reason: string
}

export function sentenceOf({ file, field, reason }: Fault): string {
  return `${file}: ${field}: ${reason}`
}
