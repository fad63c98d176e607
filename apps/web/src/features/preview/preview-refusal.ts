import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The reason why a draft cannot be shown to an editor. */
export type PreviewRefusal =
  | { kind: 'forged' }
  | { kind: 'expired' }
  | { kind: 'missing' }
  | { kind: 'without-page' }
  | { kind: 'unavailable' }
  /** The named field has an invalid value. */
  | { kind: 'unreadable'; field: string }

export function previewRefusalIn(i18n: I18n, refusal: PreviewRefusal): string {
  switch (refusal.kind) {
    case 'forged':
      return i18n._(
        msg({
          id: 'preview.forged',
          message: 'Ce lien vers un brouillon n’est pas valable. Ouvrez l’aperçu depuis le service de contenu.',
        }),
      )
    case 'expired':
      return i18n._(
        msg({
          id: 'preview.expired',
          message: 'Ce lien vers un brouillon a expiré. Ouvrez à nouveau l’aperçu depuis le service de contenu.',
        }),
      )
    case 'missing':
      return i18n._(msg({ id: 'preview.missing', message: 'Ce brouillon n’existe pas, ou n’existe plus.' }))
    case 'without-page':
      return i18n._(
        msg({ id: 'preview.without-page', message: 'Aucune page du site ne montre ce document dans cette langue.' }),
      )
    case 'unavailable':
      return i18n._(
        msg({ id: 'preview.unavailable', message: 'Le service de contenu ne répond pas. Réessayez dans un instant.' }),
      )
    case 'unreadable': {
      const { field } = refusal
      return i18n._(
        msg({
          id: 'preview.unreadable',
          message: `Ce brouillon ne peut pas encore être montré. À remplir ou à corriger : ${field}`,
        }),
      )
    }
  }
}
