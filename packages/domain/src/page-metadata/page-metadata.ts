const defaultTitle = 'Page'
const defaultDescription =
  'Découvrez en ligne si vous avez des troubles de la mémoire qui nécessitent une consultation.'

/** A page without a title takes the name of its route (R2-03). */
export function pageTitle(title: string | undefined, routeName: string | undefined): string {
  return title || routeName || defaultTitle
}

/** The default is one French sentence for both locales (R2-04). */
export function pageDescription(description: string | undefined): string {
  return description || defaultDescription
}
