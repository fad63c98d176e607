import { useLingui } from '@lingui/react/macro'

/** The texts around a choice. They are read at the first render, because the document contains only texts that the first render uses. */
export function useConsentWords() {
  const { t } = useLingui()
  return {
    matters: t({
      id: 'cookie-consent.matters',
      message:
        'Vous choisissez ce que vous acceptez. Le site marche de la même façon dans tous les cas. Votre choix est gardé six mois, et vous pouvez le changer à tout moment.',
    }),
    saved: t({
      id: 'cookie-consent.saved',
      message:
        'Votre choix est enregistré. Vous pouvez le changer à tout moment : le lien « Gérer mes cookies » est sur chaque page.',
    }),
    refusedByBrowser: t({
      id: 'cookie-consent.browser',
      message:
        'Votre navigateur demande de ne pas vous suivre. Nous respectons cette demande : rien de facultatif n’est activé, quel que soit votre choix ici.',
    }),
  }
}
