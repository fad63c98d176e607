import type { Article, ArticleEntry } from '@clairmemoire/cms-client/article'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type Content, withoutContent } from '../../platform/content/content.ts'
import { sitePage } from '../../testing/site-page.ts'
import { articles, contentWith, manyArticles, sleep } from './testing/sample-articles.ts'

const meta: Meta = { title: 'Articles' }

export default meta

function listOf(entries: readonly ArticleEntry[], path = '/nos-articles') {
  return sitePage({
    path,
    heading: () => 'Nos articles',
    clients: () => ({ content: async () => contentWith(entries) }),
  })
}

type Play = NonNullable<StoryObj['play']>

/** Opens the search of the French page and then runs `search`. */
function searching(story: StoryObj, search: Play): StoryObj {
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context)
      if (context.globals['locale'] === 'en') return
      await userEvent.click(context.canvas.getByRole('button', { name: 'Chercher ou choisir un sujet' }))
      await context.canvas.findByRole('searchbox')
      await search(context)
    },
  }
}

const typing =
  (words: string, outcome: RegExp): Play =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), words)
    await canvas.findByText(outcome)
  }

function articleIs(article: Article) {
  return sitePage({
    path: `/nos-articles/article/${article.slug}`,
    heading: () => article.title,
    clients: () => ({ content: async () => contentWith(articles, [article]) }),
  })
}

export const List = listOf(articles)
export const Empty = listOf([])
export const SecondPart = listOf(manyArticles(45), '/nos-articles?page=2')
export const SearchOpen = searching(List, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
})
export const FoundDespiteATypingError = searching(List, typing('ponctoin', /1 article trouvé/))
export const NothingFound = searching(List, typing('parachute', /rien trouvé/))
export const OneTopic = searching(List, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Proches' }))
  await canvas.findByText('1 article trouvé')
})
export const FoundInEveryPart = searching(listOf(manyArticles(45)), typing('article', /45 articles trouvés/))
/** A content service that fails at every second request. */
function onlyForTheList(): () => Promise<Content> {
  let isThere = false
  return async () => {
    isThere = !isThere
    return isThere ? contentWith(manyArticles(45)) : withoutContent
  }
}

export const SearchFails = searching(
  sitePage({
    path: '/nos-articles',
    heading: () => 'Nos articles',
    clients: () => ({ content: onlyForTheList() }),
  }),
  async ({ canvas }) => {
    await canvas.findByText(/La recherche ne marche pas/)
  },
)
export const WithoutContent = sitePage({
  path: '/nos-articles',
  heading: () => 'Un problème technique',
  clients: () => ({ content: async () => withoutContent }),
})
export const Sample: StoryObj = {
  ...articleIs(sleep),
  play: async (context) => {
    await articleIs(sleep).play?.(context)
    if (context.globals['locale'] === 'fr') await context.canvas.findByRole('heading', { name: 'Parler à quelqu’un' })
  },
}
export const Reviewed = articleIs({ ...sleep, sample: false })
export const LongWord = articleIs({ ...sleep, title: `${'Anticonstitutionnellement, '.repeat(12)}${'a'.repeat(300)}` })
export const WithoutBody = articleIs({ ...sleep, body: [], related: [] })
export const Unknown = sitePage({
  path: '/nos-articles/article/inconnu',
  heading: () => 'Page non trouvée',
  clients: () => ({ content: async () => contentWith(articles) }),
})
