import { Accordion } from '@clairmemoire/ui/accordion'
import { RichText } from '@clairmemoire/ui/rich-text'
import { linkTo } from './link-to.tsx'
import type { PlacedQuestion } from './placed-block.ts'
import type { HeadingLevel } from './titled.tsx'

export function Questions({ items, headingLevel }: QuestionsProps) {
  return (
    <Accordion
      titleAs={headingLevel}
      entries={items.map(({ id, question, answer }) => ({
        id,
        title: question,
        content: <RichText nodes={answer} link={linkTo} highest={headingLevel === 'h2' ? 3 : 4} />,
      }))}
    />
  )
}

interface QuestionsProps {
  items: readonly PlacedQuestion[]
  headingLevel: HeadingLevel
}
