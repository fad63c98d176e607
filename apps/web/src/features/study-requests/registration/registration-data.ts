import { mayRecruit, type StudyListing } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { notFound } from '@tanstack/react-router'
import { mayBeShown } from '../../../platform/content/may-be-shown.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { PageText } from '../../../routing/page-loader.ts'
import { asWritten, studiesNow } from '../../../study-entries/index.ts'
import { studyRequestsCatalog } from '../engagement/trial-engagement.copy.ts'

export interface RegistrationData {
  study: StudyListing
  /** People may still be taken in, as far as is known. */
  isOpen: boolean
  /** People will be taken in again. */
  isPaused: boolean
  /** People will be taken in later. */
  isAnnounced: boolean
  pageText: PageText
}

/** NotFound wherever the page of the study is: outside the locale’s catalogue, or without a text that may be shown. */
export async function registrationData(context: SiteContext, slug: string): Promise<RegistrationData> {
  const { content, i18n, locale, settings } = context
  const known = (await studiesNow(context)).find((each) => each.slug === slug)
  if (!known) throw notFound()
  const reading = content().then((contents) => contents.study(slug))
  // The form goes on without the content service: what the server sent may be shown, and so may what its links lead to.
  const read = await (import.meta.env.SSR ? reading : reading.catch(() => undefined))
  if (import.meta.env.SSR && (!read?.page || !mayBeShown(read, settings))) throw notFound()
  await loadCatalog(i18n, studyRequestsCatalog)
  const { code, name, status } = read?.page ? asWritten(known, read.page) : known
  const title = msg({ id: 'study-requests.registration.page-title', message: `S’inscrire à l’étude ${name}` })
  const description = msg({
    id: 'study-requests.registration.page-description',
    message: `Demandez un appel gratuit de 10 minutes au sujet de l’étude ${name}. Il est confidentiel et sans engagement.`,
  })
  return {
    study: { code, name, slug, locale },
    isOpen: mayRecruit(status),
    isPaused: status === 'paused',
    isAnnounced: status === 'not_yet_recruiting',
    pageText: { title: i18n._(title), description: i18n._(description) },
  }
}
