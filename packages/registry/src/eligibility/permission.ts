const permission =
  /\b(?:allowed|permitted|acceptable|not (?:be )?exclu\w+|will be included|are eligible|may (?:be )?(?:includ|enrol|particip|given)\w*|may be given)\b/

/** Of a text made readable: it says what is allowed, and rules nobody out. */
export function isPermission(text: string): boolean {
  return permission.test(text)
}
