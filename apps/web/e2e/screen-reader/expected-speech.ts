import type { journeys } from './journeys.ts'
import type { states } from './states.ts'

/** The expected speech of Orca, in the words of a blind person. */
export const expectedSpeech: Record<keyof typeof states | keyof typeof journeys, string> = {
  home: 'The name of the page; the way to the content; the question about cookies with its two answers; the logo, the menu and the telephone by their names; one main heading; what one can do first; the studies, each with its title before its state; what is folded as folded; the footer in named groups, and the other language in that language.',
  contact: 'The heading, one button that begins, and what to know before: each term before what it says.',
  'help-now':
    'The heading, then at once the signs and the numbers; further down each number as a link that says whom it calls; steps with their number; sources as sources.',
  legal:
    'The heading, the date, a summary, a table of contents that leads to each part, and each part under its heading. Hard words are buttons that say whether their meaning is open.',
  accessibility:
    'The heading, the state of the site among the first sentences, the figures as a list, what is not accessible under its heading.',
  'site-map': 'The heading, and every page once, as a link by its title, in lists under headings.',
  catalogue:
    'How many studies there are; of each its title first, then its state, and each fact after its term; a checkbox and a link that name their study.',
  study:
    'The title, then the state; the facts as terms with their values; contents; each part under its heading; each folded question as folded.',
  article: 'The heading, the date, a summary, contents, parts under headings, and the sources.',
  'finder-question':
    'At the step’s coming its question. Then which step of how many, the question as the name of the group, its hint, each choice with whether it is chosen, and the buttons.',
  'slot-choice':
    'At the step’s coming what is asked. Then that a day and a time are needed, the days as one group and the times as another, and what else one can choose.',
  'check-with-errors':
    'At once that there is a problem, and each error as a link to its field. At the field: its name, that it is wrong, and how to mend it.',
  'memory-result':
    'At once the result as the heading. Then why, what to do, what cannot be concluded, and how to keep or erase it.',
  'private-page':
    'Where the request stands, as the heading; its reference; when the call is; how to change or cancel it; how to erase everything.',
  login: 'The heading, that both fields are needed, each field by its label, and whether the password is shown.',
  desk: 'The heading; each list by its name; of each request who asks, when and how, each value after its term.',
  trials:
    'On the home page the link by its name; at its press the heading of the next page; there how many studies, and each with title, state and facts.',
  finder:
    'At each step its question, then each choice with its state and the button; at the end the result as a heading, and what it does not mean.',
  'memory-test':
    'At each step its question, which step it is, each choice with its state; at the end the result as a heading.',
  call: 'The choice of a time as two groups with names; who is called; each field with its label and whether it may stay empty; the consent; everything once more; the confirmation as a heading.',
  help: 'The link by its name from the home page; the heading of the page; the signs, and the numbers as links.',
}
