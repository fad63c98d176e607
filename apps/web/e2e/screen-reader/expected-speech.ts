import type { journeys } from './journeys.ts'
import type { states } from './states.ts'

/** The speech that a blind person expects from Orca in each state and journey. */
export const expectedSpeech: Record<keyof typeof states | keyof typeof journeys | 'desk-call', string> = {
  home: 'The title of the page; the skip link; the cookie question with its two answers; the logo, the menu and the telephone, each with its name; one main heading; the first actions; the studies, each with its title before its state; the state of each disclosure; the footer in named groups, and the name of the other language in that language.',
  contact: 'The heading, one button to begin, and the facts to know before: each term before its description.',
  'help-now':
    'The heading, then immediately the warning signs and the numbers; below, each number as a link that names the service it calls; the steps with their numbers; the list of sources under its heading.',
  legal:
    'The heading, the date, a summary, a table of contents with a link to each part, and each part under its heading. Difficult words are buttons whose state says whether the explanation is open.',
  accessibility:
    'The heading, the compliance of the site in one of the first sentences, the figures as a list, and the parts that are not accessible under their heading.',
  'site-map': 'The heading, and every page once, as a link by its title, in lists under headings.',
  catalogue:
    'The number of studies; for each study its title, its state, and each fact after its term; a checkbox and a link that name the study.',
  study:
    'The title, then the state; the facts as terms with their values; the table of contents; each part under its heading; the state of each disclosure.',
  article: 'The heading, the date, a summary, the table of contents, the parts under their headings, and the sources.',
  'finder-question':
    'The question, as soon as the step opens. Then the number of the step and of all steps, the question as the name of the group, its hint, each option with its state, and the buttons.',
  'slot-choice':
    'The question, as soon as the step opens. Then that a day and a time are required, the days as one group, the times as another, and the other options.',
  'check-with-errors':
    'Immediately that there is a problem, and each error as a link to its field. At the field: its name, that it is invalid, and how to correct it.',
  'memory-result':
    'The result as the heading, immediately. Then its reasons, the next steps, its limits, and how to save or erase it.',
  'private-page':
    'The state of the request as the heading; its reference; the time of the call; how to change or cancel it; how to erase everything.',
  login: 'The heading, that both fields are required, each field with its label, and whether the password is visible.',
  desk: 'The heading; each list with its name; for each request the person, the time and the kind of call, each value after its term.',
  'desk-call':
    'The name of the person as the heading; the number as a link; each step of the guide with its state; nothing while the note is typed; after saving, once, what was saved and when the next call is; after undoing, that it is undone.',
  trials:
    'The name of the link on the home page; after a press, the heading of the next page, the number of studies, and each study with its title, state and facts.',
  finder:
    'At each step its question, then each option with its state, and the button; at the end the result as a heading, and its limits.',
  'memory-test':
    'At each step its question, the number of the step, and each option with its state; at the end the result as a heading.',
  call: 'The days and the times as two named groups; the person to call; each field with its label and whether it is optional; the consent; a summary of all answers; the confirmation as a heading.',
  help: 'The name of the link on the home page; the heading of the page; the warning signs, and the numbers as links.',
}
