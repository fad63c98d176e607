import { ExplainedWord } from '@clairmemoire/ui/explained-word'
import type { ExplainedText } from './explained.ts'

/** A plain text with its hard words explained. */
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
