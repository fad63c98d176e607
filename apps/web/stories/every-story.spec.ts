import { locales } from '@clairmemoire/domain/locale'
import { expect } from '@playwright/test'
import { searchableName, storiesIn } from './built-storybook.ts'
import { findingsIn } from './findings.ts'
import { test } from './fixtures.ts'

const stories = storiesIn()

for (const locale of locales) {
  for (const title of new Set(stories.map((story) => story.title))) {
    test.describe(`${title} (${locale})`, () => {
      test.describe.configure({ mode: 'default' })

      for (const story of stories.filter((each) => each.title === title)) {
        test(searchableName(story), async ({ stage }) => {
          expect(await findingsIn(stage, story, locale), `${story.id} in ${locale}`).toEqual([])
        })
      }
    })
  }
}
