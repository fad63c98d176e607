import { plainText } from '@clairmemoire/cms-client/plain-text'
import type { FAQPage, Question } from 'schema-dts'
import { factsOf, filled } from '../../features/documents/index.ts'
import type { Content } from '../../platform/content/content.ts'
import type { PublicSettings } from '../../platform/settings/public-settings.ts'
import { documentOf } from '../../routing/site-map.ts'
import type { ToldPage } from '../told-page.ts'

/** The questions that a page of the editors answers, in the words that stand on it. */
export async function questionsData(
  { page }: ToldPage,
  content: Content,
  settings: PublicSettings,
): Promise<readonly FAQPage[]> {
  const written = await content.page(documentOf(page) ?? '')
  const { blocks } = filled({ blocks: written?.blocks ?? [] }, factsOf(settings))
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []))
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(
        ({ question, answer }): Question => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        }),
      ),
    },
  ]
}
