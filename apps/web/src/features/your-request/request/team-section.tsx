import type { PrivateRequest, TeamEvent } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatMoment, formatPlainDate } from '@clairmemoire/i18n/formats'
import { Prose } from '@clairmemoire/ui/prose'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Lists the team's actions on a request with their days, but none of its notes. */
export function TeamSection({ request, locale }: { request: PrivateRequest; locale: Locale }) {
  const { i18n } = useLingui()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <Prose>
      <ul>
        {request.team.map((event, index) => (
          <li key={index}>{eventText(i18n, locale, event, timeZone)}</li>
        ))}
      </ul>
    </Prose>
  )
}

function eventText(i18n: I18n, locale: Locale, { name, on, at, site }: TeamEvent, timeZone: string): string {
  const day = formatPlainDate(locale, on)
  switch (name) {
    case 'opened':
      return i18n._(
        msg({ id: 'your-request.team.opened', message: `${day} : une personne de l’équipe a lu votre demande` }),
      )
    case 'tried':
      return i18n._(
        msg({ id: 'your-request.team.tried', message: `${day} : nous avons appelé, et personne n’a répondu` }),
      )
    case 'call_again':
      return i18n._(
        msg({ id: 'your-request.team.call-again', message: `${day} : nous avons convenu d’un autre appel` }),
      )
    case 'appointment': {
      const moment = at === undefined ? '' : formatMoment(locale, at, timeZone)
      return i18n._(
        msg({ id: 'your-request.team.appointment', message: `${day} : un rendez-vous est pris, ${moment}` }),
      )
    }
    case 'passed_on':
      return i18n._(
        msg({
          id: 'your-request.team.passed-on',
          message: `${day} : votre demande est transmise au centre de ${site ?? ''}`,
        }),
      )
    case 'link_made':
      return i18n._(
        msg({
          id: 'your-request.team.link-made',
          message: `${day} : un lien est prêt pour le centre ${site ?? ''}, qui y lit une seule fois ce que vous avez accepté de transmettre`,
        }),
      )
    case 'link_opened':
      return i18n._(
        msg({ id: 'your-request.team.link-opened', message: `${day} : le centre ${site ?? ''} a ouvert ce lien` }),
      )
    case 'link_withdrawn':
      return i18n._(
        msg({
          id: 'your-request.team.link-withdrawn',
          message: `${day} : le lien pour le centre ${site ?? ''} est retiré`,
        }),
      )
    case 'called':
    default:
      return i18n._(msg({ id: 'your-request.team.called', message: `${day} : nous vous avons parlé au téléphone` }))
  }
}
