import type { ArticleLink } from '@clairmemoire/cms-client/page'
import type { StudyPage, VisitTag } from '@clairmemoire/cms-client/study'
import type { Study } from '@clairmemoire/domain/study'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FoldedPassage, Line } from './study-part.ts'

export interface Fears {
  page: StudyPage
  study: Pick<Study, 'kind' | 'criteria' | 'procedures'>
  /** All articles in the language of the page. */
  articles: readonly ArticleLink[]
  line: (text: string) => Line
}

interface Fear {
  id: string
  title: MessageDescriptor
  texts: readonly MessageDescriptor[]
  /** The slug of an article about this fear. */
  article?: string
}

const puncture: Fear = {
  id: 'puncture',
  title: msg({ id: 'studies.fear.puncture', message: 'La ponction lombaire' }),
  texts: [
    msg({
      id: 'studies.fear.puncture-how',
      message:
        'On endort la peau, puis on prélève un peu de liquide avec une aiguille, dans le bas du dos. L’aiguille passe plus bas que la moelle épinière.',
    }),
    msg({
      id: 'studies.fear.puncture-after',
      message:
        'On sent surtout une pression. Un mal de tête peut suivre : il passe en général en quelques jours. Vous pouvez demander une pause, du temps ou dire non.',
    }),
  ],
  article: 'ponction-lombaire',
}
const punctureMaybe = msg({ id: 'studies.fear.puncture-maybe', message: 'Cette étude peut en demander une.' })
const punctureUnknown = msg({
  id: 'studies.fear.puncture-unknown',
  message: 'Nos sources ne disent pas si cette étude en demande une. Nous le demanderons pour vous.',
})

const scans: Fear = {
  id: 'scans',
  title: msg({ id: 'studies.fear.scans', message: 'Les images du cerveau' }),
  texts: [
    msg({
      id: 'studies.fear.scans-mri',
      message:
        'Une IRM ne fait pas mal. Elle est bruyante, et l’appareil est étroit. Dites avant si vous avez peur d’être enfermé, un stimulateur cardiaque ou du métal dans le corps.',
    }),
    msg({
      id: 'studies.fear.scans-pet',
      message:
        'Pour une TEP, on injecte d’abord un peu de produit radioactif. Demandez quelles images sont prévues, et combien.',
    }),
  ],
}

const placebo: Fear = {
  id: 'if-placebo',
  title: msg({ id: 'studies.fear.placebo', message: 'Et si je reçois le placebo ?' }),
  texts: [
    msg({
      id: 'studies.fear.placebo-why',
      message:
        'Personne ne sait encore si le produit à l’étude aide, ni s’il nuit. Comparer avec un placebo est la façon la plus juste de le savoir.',
    }),
    msg({
      id: 'studies.fear.placebo-after',
      message: 'Demandez pendant l’appel si vous pourriez recevoir le produit après l’étude.',
    }),
  ],
}

const choice: Fear = {
  id: 'choice',
  title: msg({ id: 'studies.fear.choice', message: 'Puis-je dire non, ou arrêter ?' }),
  texts: [
    msg({
      id: 'studies.fear.choice-free',
      message: 'Oui, à tout moment et sans donner de raison. Dire non ne change rien à vos soins habituels.',
    }),
    msg({
      id: 'studies.fear.choice-stop',
      message: 'Si vous arrêtez pendant l’étude, prévenez l’équipe. Elle vous dira comment le faire sans danger.',
    }),
  ],
  article: 'comprendre-une-etude',
}

/** Short answers to common fears that apply to this study, in the same words for all studies. */
export function fearsOf({ page, study, articles, line }: Fears, i18n: I18n): FoldedPassage[] {
  const does = (tag: VisitTag) => page.visits.some(({ tags }) => tags.includes(tag))
  const passage = (
    { id, title, texts, article: slug }: Fear,
    first: readonly MessageDescriptor[] = [],
  ): FoldedPassage => {
    const article = articles.find((known) => known.slug === slug)
    return {
      id,
      title: i18n._(title),
      paragraphs: [...first, ...texts].map((text) => line(i18n._(text))),
      ...(article ? { links: [{ text: article.title, href: `/our-articles/article/${article.slug}` }] } : {}),
    }
  }
  const isOfMedicine = study.kind === 'medicine'
  const { lumbarPuncture } = study.procedures
  return [
    ...(lumbarPuncture === 'no'
      ? []
      : [passage(puncture, [lumbarPuncture === 'unknown' ? punctureUnknown : punctureMaybe])]),
    ...(does('scan') || study.criteria.some(({ kind }) => kind === 'mri_possible') ? [passage(scans)] : []),
    ...(isOfMedicine ? [passage(placebo)] : []),
    passage(choice),
  ]
}
