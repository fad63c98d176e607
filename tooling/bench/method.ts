import { connections } from './load.ts'

/** What a reader has to know of the numbers, one sentence or two for each line of the document. */
export const method: readonly string[] = [
  'The product is built, then started by `npm start` on ports and in a data directory of its own. Browser, load and product share the cores of one machine, and nothing leaves it: there is no TLS, no distance and no cache in between.',
  'Pages to read: Lighthouse with its mobile settings (simulated slow 4G, processor ÷ 4), by turns with the same page without its script elements, both through a proxy on the same machine. Its benchmark index says how fast the processor was; all times of this document stand and fall with it, so runs compare only at a like index.',
  'Taps: Chromium with emulated network (150 ms, 1.6 Mbit/s) and processor ÷ 4. The visitor taps every 20 ms from the first paint on; the time is that of the page’s own clock, from the start of the navigation. The finder is started, its first question answered and the next one waited for: a person who chooses and presses Continue takes longer than the hand of the test, so the last figure has no target of its own.',
  `Backend: autocannon with ${connections} connections that ask again as soon as they are answered, after a warm-up; the time runs from the first request to the last answer. Rate limits are off (\`RATE_LIMIT_SUBMISSIONS\`, \`RATE_LIMIT_READS\`); every check of a request, \`fsync\` and \`synchronous_commit\` are on.`,
  'Signing up: each request is of another person, under a key of its own, with all answers and a chosen time. It is acknowledged when its row, two consents, an audit entry, two mail jobs and its answered key are on disk, all in one transaction; after the run all of them are counted. Mails leave meanwhile, fifty in a second.',
  'Start: from the command to the line `ready`, with the build already made and found unchanged.',
  'Memory: proportional set sizes eight seconds after a start and one request, so that memory which processes share counts once.',
  'Pages on content: a site over an embedded content service of its own, with copies of one article of the repository beside its eleven. Each page is asked for by four visitors at a time until all have been made. A document is edited as an editor of the files would, and the site told by `POST /cms/published`. Bytes are those of Brotli as the site compresses pages; scripts are counted in Chromium until the network is idle.',
  'Many studies: the register has six. The generated ones repeat their criteria at 20 invented sites each; the catalogue repeats the study of the French site through the real rendering. The 50 visitors ask the page store for 20 pages each, half a second after the last one; one of the 20 is a search of their own.',
]
