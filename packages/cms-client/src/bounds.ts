/**
 * Size limits of a document. A document that exceeds one is refused as a whole, because a part of a health text can say the
 * opposite of the whole text; the page that was rendered before stays.
 */
export const bounds = {
  /** Characters of a title, name, link text or description of a page or image. The columns in Strapi's database hold no more. */
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
  /** Entries of a block, or sources or related articles of an article. */
  items: 100,
  /** Sites of a study. */
  sites: 1_000,
  footerGroups: 12,
  /** Links of all groups together. */
  footerEntries: 60,
  /** Bytes of a service's response. */
  answer: 4 * 1024 * 1024,
  /** Requests by which one long list is read. */
  parts: 200,
} as const
