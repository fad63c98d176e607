import { msg } from '@lingui/core/macro'

/** The link to the page for news. */
export const newsOfStudies = msg({ id: 'study-entries.news', message: 'Recevoir un e-mail quand une étude ouvre' })
