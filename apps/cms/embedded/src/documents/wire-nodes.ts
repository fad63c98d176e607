/** The tree of running text as Strapi keeps it: what `@clairmemoire/cms-client` reads. */
export type WireNode =
  | { type: 'paragraph' | 'quote' | 'list-item'; children: readonly WireInline[] }
  | { type: 'heading'; level: number; children: readonly WireInline[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: readonly WireNode[] }
  | { type: 'image'; image: { url: string; alternativeText: string }; children: readonly WireText[] }

export type WireInline = WireText | { type: 'link'; url: string; children: readonly WireText[] }

export interface WireText {
  type: 'text'
  text: string
  bold?: true
  italic?: true
}
