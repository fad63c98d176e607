/** The name of the constraint that a statement would have broken, for instance "contact_email_unique". */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined
}
