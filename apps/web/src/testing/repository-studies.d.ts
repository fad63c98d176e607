declare module 'virtual:repository-studies' {
  import type { StudyDocument } from '@clairmemoire/cms-client/study'
  import type { Locale } from '@clairmemoire/domain/locale'

  export const studies: Readonly<Record<Locale, readonly StudyDocument[]>>
}
