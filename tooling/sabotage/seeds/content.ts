import type { Seed } from './seed.ts'

const hostile = ['packages/cms-client/src/hostile.test.ts', 'packages/cms-client/src/allowed-link.test.ts']
const client = ['packages/cms-client/src/client.test.ts']
const service = 'apps/cms/embedded/src'
const preview = 'apps/web/server/preview'
const previews = [`${preview}/serve-preview.test.ts`]

/** What editors write breaks a page, executes on it, or does not reach it. */
export const contentSeeds: readonly Seed[] = [
  {
    defect: 'two studies with one slug are both on the list',
    file: 'packages/cms-client/src/client.ts',
    find: 'withoutTwins(reader)',
    replace: 'reader',
    tests: client,
  },
  {
    defect: 'a link of a document leads to another page than it says',
    file: 'packages/cms-client/src/allowed-link.ts',
    find: 'template.test(link) ? undefined : link',
    replace: 'link',
    tests: hostile,
  },
  {
    defect: 'a text with characters that steer a device is shown',
    file: 'packages/cms-client/src/reading/inline.ts',
    find: ', fields.lines)',
    replace: ')',
    tests: ['packages/cms-client/src/reading/fields.test.ts', 'packages/cms-client/src/reading/rich-text.test.ts'],
  },
  {
    defect: 'a link of a document leads to another host by two slashes',
    file: 'packages/cms-client/src/allowed-link.ts',
    find: '/^\\/(?!\\/)/',
    replace: '/^\\//',
    tests: hostile,
  },
  {
    defect: 'a link with characters that nobody sees is taken',
    file: 'packages/cms-client/src/allowed-link.ts',
    find: '\\s\\p{Cc}\\p{Cf}',
    replace: '\\p{Cc}',
    tests: hostile,
  },
  {
    defect: 'an image of another host is shown',
    file: 'packages/cms-client/src/reading/image.ts',
    find: '!isOwnPath(url)',
    replace: "url === ''",
    tests: hostile,
  },
  {
    defect: 'a reason that is logged repeats what a document says',
    file: 'packages/cms-client/src/reading/read.ts',
    find: "if (issue.kind === 'validation') return issue.message",
    replace: 'if (issue.kind) return issue.message',
    tests: hostile,
  },
  {
    defect: 'a health text is shown that nobody has checked',
    file: 'packages/cms-client/src/reading/person.ts',
    find: "refuse(place, 'is missing')",
    replace: "{ slug: 'a', name: 'A', role: 'A', sample: true }",
    tests: ['packages/cms-client/src/reading/article.test.ts'],
  },
  {
    defect: 'an error of the content service passes for an answer',
    file: 'packages/cms-client/src/answer.ts',
    find: 'status > 399',
    replace: 'status > 499',
    tests: client,
  },
  {
    defect: 'a slug with dots leaves as a path of the content service',
    file: 'packages/cms-client/src/client.ts',
    find: 'if (!isSlug(slug)) return undefined',
    replace: "if (slug === '') return undefined",
    tests: client,
  },
  {
    defect: 'what is left out of a document is told each minute',
    file: 'apps/web/server/content/problem-lines.ts',
    find: 'if (told.get(key) !== line) tell(line)',
    replace: 'tell(line)',
    tests: ['apps/web/server/content/problem-lines.test.ts'],
  },
  {
    defect: 'a failure of the content service is kept by browsers',
    file: 'apps/web/server/content/content-proxy.ts',
    find: 'reply.statusCode < 400 ? caching',
    replace: 'reply.statusCode < 600 ? caching',
    tests: ['apps/web/server/content/content-proxy.test.ts'],
  },
  {
    defect: 'a footer that cannot be read again is taken from the page',
    file: 'apps/web/src/shell/news-of-footer.ts',
    find: 'else if (footer.state.groups.length === 0)',
    replace: 'else',
    tests: ['apps/web/src/shell/news-of-footer.test.ts'],
  },
  {
    defect: 'the list of articles of the backend ends with its content service',
    file: 'apps/backend/src/content/listed-articles.ts',
    find: 'if (kept === undefined) throw',
    replace: 'throw',
    tests: ['apps/backend/src/content/listed-articles.test.ts'],
  },
  {
    defect: 'an edit does not show',
    file: `${service}/content-store.ts`,
    find: "if ('content' in gathered) content = gathered.content",
    replace: "if ('content' in gathered) say('')",
    tests: [`${service}/content-store.test.ts`],
  },
  {
    defect: 'of two documents with one slug one is never seen',
    file: `${service}/documents/content.ts`,
    find: ', ...sameSlugs(sources)]',
    replace: ']',
    tests: [`${service}/documents/content.test.ts`],
  },
  {
    defect: 'a link to a draft opens that nobody signed',
    file: `${preview}/preview-link.ts`,
    find: '!timingSafeEqual(given, expected)',
    replace: 'given === expected',
    tests: previews,
  },
  {
    defect: 'a link to a draft opens for ever',
    file: `${preview}/preview-link.ts`,
    find: 'Number(expires) * 1000 > now',
    replace: 'Number(expires) !== now',
    tests: previews,
  },
  {
    defect: 'a draft is kept by a browser or a proxy',
    file: `${preview}/serve-preview.ts`,
    find: "'cache-control': 'no-store'",
    replace: "'cache-control': 'no-cache'",
    tests: previews,
  },
  {
    defect: 'a draft passes for reviewed before its review',
    file: 'packages/cms-client/src/drafts.ts',
    find: ', sample: true }',
    replace: ' }',
    tests: previews,
  },
]
