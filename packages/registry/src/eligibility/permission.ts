const permission =
  /\b(?:allowed|permitted|acceptable|not (?:be )?exclu\w+|will be included|are eligible|may (?:be )?(?:includ|enrol|particip|given)\w*|may be given)\b/

/** Whether a normalized text permits something and so excludes nobody. */
export function isPermission(text: string): boolean {
  return permission.test(text)
}
