import { expect, test } from 'vitest'
import { siteCatalogs } from './testing/site-catalogs.ts'

type Text = readonly [row: string, locale: 'fr' | 'en', folder: string, id: string, text: string]

const finder = 'features/trial-finder'
const requests = 'call-requests'
const ending = 'If you have any questions before then, feel free to <0>contact us</0>'

/** Texts whose wording the requirements fix; a link inside a text is `<0>…</0>`. */
const texts: readonly Text[] = [
  [
    'R2-42',
    'en',
    'shell/service-unavailable',
    'shell.unavailable.sentence',
    'The service is temporarily unavailable due to high demand. Please try again later.',
  ],
  ['R2-43', 'en', 'shell', 'shell.not-found.title', 'Page not found'],
  ['R2-43', 'fr', 'shell', 'shell.not-found.title', 'Page non trouvée'],
  ['R8-01', 'fr', 'shell', 'shell.read-failure.toast', 'Erreur'],
  ['A-40', 'en', 'shell', 'shell.read-failure.toast', 'Error'],
  ['R2-100', 'en', finder, 'trial-finder.match.title', 'You match with studies now enrolling!'],
  ['R2-102', 'en', finder, 'trial-finder.no-match.title', 'No study matches your profile right now'],
  [
    'R2-103',
    'en',
    finder,
    'trial-finder.no-match.text',
    "New memory research studies are opening regularly, we'll keep you informed about upcoming studies.",
  ],
  ['R2-110', 'en', requests, 'call-requests.thank-you.title', 'Thank you for your interest!'],
  ['R2-110', 'fr', requests, 'call-requests.thank-you.title', 'Merci pour votre intérêt!'],
  [
    'R2-111',
    'en',
    requests,
    'call-requests.thank-you.with-trial',
    `We'll be in touch with you within 3 working days at the time you selected. ${ending}`,
  ],
  ['R2-112', 'en', requests, 'call-requests.thank-you.without-trial', `We'll be in touch with you. ${ending}`],
  ['R2-114', 'en', requests, 'call-requests.thank-you.home', 'Back to homepage'],
  ['R2-114', 'fr', requests, 'call-requests.thank-you.home', "Retour à la page d'accueil"],
]

test.each(texts)('%s, %s: has the exact wording of the requirements', (_row, locale, folder, id, text) => {
  const catalog = siteCatalogs.find((one) => one.folder === `src/${folder}`)
  expect(catalog?.[locale]?.[id]).toBe(text)
})
