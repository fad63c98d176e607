import { ExplainedWord } from '@clairmemoire/ui/explained-word'
import type { ExplainedText } from './explained.ts'

/** Renders a text without markup, with explanations of its hard words. */
export function ExplainedLine({ line }: { line: readonly ExplainedText[] }) {
  return line.map(({ text, explanation }, index) =>
    explanation === undefined ? (
      text
    ) : (
      <ExplainedWord key={index} {...explanation}>
        {text}
      </ExplainedWord>
    ),
  )
}
