import { repositoryStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { locales } from '@clairmemoire/domain/locale'
import { expect, test } from 'vitest'

test.each(locales.flatMap((language) => repositoryStudies(language)))(
  '$name has a text in $language, with a page only on the site of its language (A-08)',
  ({ page, language, locale }) => {
    expect(page !== undefined).toBe(language === locale)
  },
)

test.each(locales.flatMap((language) => repositoryStudies(language)))(
  'the title of $name in $language has at most 60 letters before its first comma',
  ({ title }) => {
    expect(title.split(', ')[0]?.length).toBeLessThanOrEqual(60)
  },
)
