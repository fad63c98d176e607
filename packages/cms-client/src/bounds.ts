/**
 * Size limits of a document. A document beyond them is refused as a whole, because half a health text can say the opposite of all
 * of it; the page rendered before stays.
 */
export const bounds = {
  /** Characters of a title, name, link text or description, also of an image; the columns of Strapi have no more. */
  label: 255,
  /** Characters of a plain text or of one text node of rich text. */
  text: 20_000,
  /** Characters of a link. */
  link: 2_000,
  /** Nodes of a rich text, at all depths together. */
  nodes: 2_000,
  /** Depth of nested lists. */
  depth: 6,
  /** Pixels of an image's side; JPEG allows no more. */
  pixels: 65_535,
  /** Smaller versions of an image. */
  sizes: 20,
  /** Lines of a register's eligibility text. */
  registerLines: 1_000,
  blocks: 200,
  /** Entries of a block, sources, related articles. */
  items: 100,
  /** Sites of a study. */
  sites: 1_000,
  footerGroups: 12,
  /** Links of all groups together. */
  footerEntries: 60,
  /** Bytes of a response. */
  answer: 4 * 1024 * 1024,
  /** Requests for one long list. */
  parts: 200,
} as const
