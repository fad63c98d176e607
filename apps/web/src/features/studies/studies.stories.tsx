import { sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta } from '@storybook/react-vite'
import { contentWithStudies } from '../../testing/sample-studies.ts'
import { type SitePage, sitePage } from '../../testing/site-page.ts'

const meta: Meta = { title: 'Studies' }

export default meta

const approval = { authority: 'CPP Exemple', reference: 'EX-26-11', approvedOn: '2026-11-20', hash: '' }
const samples: SitePage['clients'] = (locale) => ({ content: async () => contentWithStudies(locale) })
const approved: SitePage['clients'] = (locale) => ({
  content: async () => contentWithStudies(locale, (study) => ({ ...study, approval })),
})
const withFewFacts: SitePage['clients'] = (locale) => ({
  content: async () =>
    contentWithStudies(locale, ({ page, phase: _1, durationMonths: _2, participants: _3, placebo: _4, ...study }) => {
      if (!page) return study
      const { summary, sources, whatItTests, whatHappens, goodToKnow } = page
      const few = { summary, sources, whatItTests, whatHappens, goodToKnow, visits: [] }
      return { ...study, countries: [], page: few }
    }),
})

const closed: SitePage['clients'] = (locale) => ({
  content: async () =>
    contentWithStudies(locale, (study) => {
      const { page, sampleStatus: _, ...facts } = study
      const say = sayIn(locale)
      if (!page) return facts
      const reason = say('Toutes les places sont prises.', 'All places are taken.')
      const summary = say('Les premiers résultats sont en lecture.', 'The first results are being read.')
      const source = {
        title: say('Le registre d’exemple', 'The sample register'),
        href: 'https://register.example/study',
      }
      return {
        ...facts,
        status: 'closed',
        page: { ...page, closed: { reason, since: '2026-10-01' }, results: { summary, source } },
      }
    }),
})

export const AllOfTheLanguage = sitePage({
  path: '/essais-cliniques',
  heading: (say) => say('Études sur la mémoire', 'Memory research studies'),
  clients: samples,
})
export const Sample = sitePage({
  path: (say) => say('/essais-cliniques/predictom', '/clinical-trials/trailblazer'),
  heading: (say) => say('PREDICTOM', 'TRAILBLAZER'),
  clients: samples,
})
export const Approved = sitePage({
  path: (say) => say('/essais-cliniques/predictom', '/clinical-trials/mk2214'),
  heading: (say) => say('PREDICTOM', 'MK-2214'),
  clients: approved,
})
export const WithOwnAnswers = sitePage({
  path: (say) => say('/essais-cliniques/predictom', '/clinical-trials/mk2214'),
  heading: (say) => say('PREDICTOM', 'MK-2214'),
  clients: samples,
  remembered: () => ({
    'trial-finder': {
      questionnaireVersion: '2',
      flows: { screening: { values: { age: 70, postal_code: '75011', zip_code: '02115', memory_state: 'mci' } } },
    },
  }),
})
export const FewFactsKnown = sitePage({
  path: (say) => say('/essais-cliniques/predictom', '/clinical-trials/mk2214'),
  heading: (say) => say('PREDICTOM', 'MK-2214'),
  clients: withFewFacts,
})
export const Closed = sitePage({
  path: (say) => say('/essais-cliniques/predictom', '/clinical-trials/mk2214'),
  heading: (say) => say('PREDICTOM', 'MK-2214'),
  clients: closed,
})
export const PosterOfClosed = sitePage({
  path: (say) => say('/essais-cliniques/predictom/poster', '/clinical-trials/mk2214/poster'),
  heading: (say) => say('Page non trouvée', 'Page not found'),
  clients: closed,
})
export const OfTheOtherLanguage = sitePage({
  path: (say) => say('/essais-cliniques/mk2214', '/clinical-trials/predictom'),
  heading: (say) => say('Page non trouvée', 'Page not found'),
  clients: samples,
})
