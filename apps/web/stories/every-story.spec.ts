import { locales } from '@clairmemoire/domain/locale'
import { expect } from '@playwright/test'
import { storiesIn } from './built-storybook.ts'
import { findingsIn } from './findings.ts'
import { test } from './fixtures.ts'

for (const story of storiesIn()) {
  for (const locale of locales) {
    test(`${story.title} › ${story.name} (${locale})`, async ({ stage }) => {
      expect(await findingsIn(stage, story, locale), `${story.id} in ${locale}`).toEqual([])
    })
  }
}
