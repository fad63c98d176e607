/** An E.164 number in the format of its country, for France and the United States; other numbers stay unchanged. */
export function formatPhone(number: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(number)
  if (french) return `0${french.slice(1).join('\u00a0')}`
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number)
  if (american) return `(${american[1]})\u00a0${american[2]}-${american[3]}`
  return number
}
