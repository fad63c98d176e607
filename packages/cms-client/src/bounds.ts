/**
 * How much a document may hold. What holds more is unreadable as a whole: half a health text can say the opposite of all of
 * it, and the page that was made before stands.
 */
export const bounds = {
  /** Characters of a title, a name, the words of a link, or a description, that of an image too. */
  label: 300,
  /** Characters of a plain text, or of one stretch of running text. */
  text: 20_000,
  /** Characters of a link. */
  link: 2_000,
  /** Nodes of a running text, at all depths together. */
  nodes: 2_000,
  /** Lists inside lists. */
  depth: 6,
  /** Pixels of a side of an image; no JPEG has more. */
  pixels: 65_535,
  /** Smaller files of one image. */
  sizes: 20,
  /** Of the eligibility text of a register. */
  registerLines: 1_000,
  blocks: 200,
  /** Entries of a block, sources, related articles. */
  items: 100,
  /** Sites of a study. */
  sites: 1_000,
  footerGroups: 12,
  /** Links of all groups together. */
  footerEntries: 60,
  /** Bytes of an answer of the service. */
  answer: 4 * 1024 * 1024,
  /** Answers that a long list may take. */
  parts: 200,
} as const
