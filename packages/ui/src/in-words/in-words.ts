/** Makes words of a name in code: `ChoiceGroup`, `choice-group` and `Choice Group` become `Choice group`. */
export function inWords(name: string): string {
  const words = (/^[a-z-]+$/.test(name) ? name.replaceAll('-', ' ') : name)
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('french', 'French')
    .replaceAll(/\b(html|mri|qr)\b/g, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
