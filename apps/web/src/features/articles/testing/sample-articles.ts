import type { Article, ArticleEntry } from '@clairmemoire/cms-client/article'
import { type Content, withoutContent } from '../../../platform/content/content.ts'

const author = { slug: 'redaction', name: 'La rédaction (exemple)', role: 'Écrit les articles', sample: true }
const reviewer = { slug: 'relecture', name: 'Relecture médicale (exemple)', role: 'Relit les articles', sample: true }
const text = (words: string) => [{ type: 'text' as const, text: words }]

export const sleep: Article = {
  slug: 'sommeil-et-memoire',
  title: 'Sommeil et mémoire\u00a0: pourquoi les nuits comptent',
  description: 'Ce qu’une mauvaise nuit change, quand en parler au médecin et quels petits pas essayer.',
  topics: ['lifestyle', 'memory'],
  publishedOn: '2026-11-22',
  reviewedOn: '2026-11-22',
  nextReview: '2027-11-22',
  readingMinutes: 4,
  sample: true,
  author,
  reviewer,
  related: [{ slug: 'memoire-et-age', title: 'Mémoire et âge' }],
  short: [
    'Mal dormir peut suffire à brouiller l’attention et la mémoire.',
    'Avec l’âge, un sommeil plus léger est courant.',
  ],
  sources: [
    { title: 'Inserm, dossier Sommeil', href: 'https://www.inserm.fr/dossier/sommeil/' },
    { title: 'Un livre sans adresse' },
  ],
  body: [
    { kind: 'lead', text: 'Après une mauvaise nuit, on écoute moins bien et on retient moins bien.' },
    {
      kind: 'text',
      text: [
        { type: 'heading', level: 2, children: text('Ce que fait le cerveau la nuit') },
        {
          type: 'paragraph',
          children: text('Il trie ce qu’il a reçu dans la journée, et renforce une partie des souvenirs.'),
        },
        { type: 'heading', level: 2, children: text('Quand en parler au médecin') },
        {
          type: 'list',
          format: 'unordered',
          children: [
            { type: 'list-item', children: text('vous dormez mal depuis plus d’un mois') },
            { type: 'list-item', children: text('vous vous endormez le jour sans le vouloir') },
          ],
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'warning',
      title: 'Au volant',
      text: [
        { type: 'paragraph', children: text('Si vous vous endormez au volant, voyez un médecin avant de conduire.') },
      ],
    },
    {
      kind: 'steps',
      title: 'Trois petits pas',
      items: [
        { title: 'La même heure', text: 'Levez-vous à la même heure chaque jour.' },
        { title: 'La lumière', text: 'Sortez le matin, même un quart d’heure.' },
        { title: 'Le calme', text: 'Une heure sans écran avant le lit.' },
      ],
    },
    {
      kind: 'questions',
      title: 'Vos questions',
      items: [
        {
          question: 'Puis-je arrêter mon somnifère\u202f?',
          answer: [{ type: 'paragraph', children: text('Pas seul. La baisse se fait peu à peu, avec le médecin.') }],
        },
      ],
    },
    {
      kind: 'pillars',
      title: 'Ce qui aide la mémoire',
      items: [
        { title: 'Bouger', text: 'Un peu chaque jour.' },
        { title: 'Dormir', text: 'Assez, et mieux.' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Parler à quelqu’un',
      text: 'Un appel gratuit et confidentiel.',
      action: { label: 'Trouver une étude', href: '/trouver-un-essai' },
    },
  ],
}

const others: readonly Pick<ArticleEntry, 'slug' | 'title' | 'description' | 'topics'>[] = [
  {
    slug: 'memoire-et-age',
    title: 'Mémoire et âge',
    description: 'Oublier un mot, est-ce grave\u202f? Ce qui change avec les années, et ce qui inquiète à tort.',
    topics: ['memory'],
  },
  {
    slug: 'ponction-lombaire',
    title: 'La ponction lombaire, sans peur',
    description: 'Un examen expliqué pas à pas\u00a0: ce que l’on sent, ce que l’on cherche, ce qui suit.',
    topics: ['consultation', 'research'],
  },
  {
    slug: 'vivre-aupres-d-un-proche',
    title: 'Vivre auprès d’un proche',
    description: 'Aider sans s’épuiser, trouver les mots et garder du temps pour soi.',
    topics: ['relatives'],
  },
]

export const articles: readonly ArticleEntry[] = [
  sleep,
  ...others.map((other) => ({ ...sleep, ...other, sample: false })),
]

/** Creates `count` articles with different numbers. */
export function manyArticles(count: number): readonly ArticleEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sleep,
    slug: `article-${index + 1}`,
    title: `Article ${index + 1}`,
  }))
}

/** A content service with only these articles. */
export function contentWith(entries: readonly ArticleEntry[], full: readonly Article[] = [sleep]): Content {
  return {
    ...withoutContent,
    articles: async () => entries,
    article: async (slug) => full.find((article) => article.slug === slug),
  }
}
