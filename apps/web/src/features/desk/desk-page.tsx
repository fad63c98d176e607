import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { blocksCatalog } from '../../blocks/index.ts'
import { criteriaCatalog } from '../../criteria/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { StaffPage } from '../../private-views/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageCopy, PageText } from '../../routing/page-loader.ts'
import { deskCatalog } from './catalog.ts'

export const deskCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.title', message: 'Demandes et appels' }),
  description: msg({ id: 'desk.description', message: 'Qui attend un appel de la clinique, et pour quel jour.' }),
}

export const deskDayCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.day.title', message: 'La journée de l’équipe' }),
  description: msg({
    id: 'desk.day.description',
    message: 'Les appels qui restent aujourd’hui, ceux qui vont être en retard, et ceux qui sont faits.',
  }),
}

export const deskWeekCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.week.title', message: 'La semaine' }),
  description: msg({
    id: 'desk.week.description',
    message: 'Les appels des dix prochains jours, et les moments fermés.',
  }),
}

export const deskRequestCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.request.title', message: 'Une demande' }),
  description: msg({
    id: 'desk.request.description',
    message: 'Ce que la personne demande, et les appels déjà faits.',
  }),
}

/** Creates a page of the desk. The page shows no personal data before the backend has confirmed the session. */
function deskPage(name: 'ListsView' | 'DayView' | 'WeekView' | 'RequestView') {
  const view = {
    load: async () => (await import('./desk-view.tsx'))[name],
    catalogs: [deskCatalog, formFlowCatalog, criteriaCatalog, blocksCatalog],
  }
  return ({ site, pageText }: { site: SiteContext; pageText: PageText }) => (
    <StaffPage
      site={site}
      title={pageText.title}
      view={view}
      opening={<Trans id="desk.looking">Un instant, nous ouvrons la liste…</Trans>}
    />
  )
}

/** The start page of the staff. */
export const DeskPage = deskPage('ListsView')
export const DeskDayPage = deskPage('DayView')
export const DeskWeekPage = deskPage('WeekView')
export const DeskRequestPage = deskPage('RequestView')
