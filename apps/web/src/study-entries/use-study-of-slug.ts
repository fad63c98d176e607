import type { StudyDocument } from '@clairmemoire/cms-client/study'
import { useEffect, useState } from 'react'
import type { SiteContext } from '../platform/site/site-context.ts'

/** Loads the study with a slug, of either site; undefined while loading, null if no study has this slug. */
export function useStudyOfSlug(
  { content }: Pick<SiteContext, 'content'>,
  slug: string | undefined,
): StudyDocument | null | undefined {
  const [found, setFound] = useState<StudyDocument | null>()
  useEffect(() => {
    if (slug === undefined) return undefined
    let isCurrent = true
    const show = (study: StudyDocument | null) => isCurrent && setFound(study)
    void content()
      .then((read) => read.study(slug.toLowerCase()))
      .then(
        (study) => show(study ?? null),
        () => show(null),
      )
    return () => {
      isCurrent = false
    }
  }, [content, slug])
  return slug === undefined ? undefined : found
}
