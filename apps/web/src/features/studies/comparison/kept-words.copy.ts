import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What only a device that keeps studies has to say. */
export interface KeptWords {
  kept: string
  compare: string
  forgetAll: string
}

export function keptWords(i18n: I18n): KeptWords {
  return {
    kept: i18n._(msg({ id: 'studies.kept.done', message: 'Ces études sont gardées sur cet appareil.' })),
    compare: i18n._(msg({ id: 'studies.kept.compare', message: 'Comparer les études gardées' })),
    forgetAll: i18n._(msg({ id: 'studies.kept.forget-all', message: 'Ne plus garder aucune étude' })),
  }
}
