import { describe, expect, it } from 'vitest'
import { articleFile, documentFile, pageFile, validDocuments } from '../testing/document-files.ts'
import { faultsIn } from '../testing/faults-in.ts'

const faultsWith = (files: Record<string, string>) => faultsIn({ ...validDocuments, ...files })

describe('a text with a promise is refused, with its location', () => {
  const reason = (phrase: string) => `says “${phrase}”: say what is studied or the next step, and promise nothing`
  it.each([
    [
      'in an article',
      'en/articles/sleep.md',
      articleFile({}, 'Rest.\n\n- It **cur**es.'),
      'line 22',
      'cure',
      'It cures.',
    ],
    [
      'in its short version',
      'en/articles/sleep.md',
      articleFile({ short: ['A breakthrough.'] }),
      'line 14, short[0]',
      'breakthrough',
      'A breakthrough.',
    ],
    [
      'in a block',
      'en/pages/about-us.md',
      pageFile({ blocks: [{ kind: 'lead', text: 'A new drug.' }] }),
      'line 6, blocks[0].text',
      'new treatment',
      'A new drug.',
    ],
    [
      'in a word of the glossary',
      'fr/glossary/irm.md',
      documentFile({ term: 'IRM' }, 'Un dépistage.'),
      'line 5',
      'dépistage',
      'Un dépistage.',
    ],
  ])('%s', async (_, file, text, place, phrase, written) => {
    expect(await faultsWith({ [file]: text })).toEqual([`${file}: ${place}: ${reason(phrase)} (“${written}”)`])
  })

  it('unless it denies the promise', async () => {
    expect(await faultsWith({ 'en/articles/sleep.md': articleFile({}, 'Nobody can promise you a cure.') })).toEqual([])
  })
})
