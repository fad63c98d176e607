const shapes = {
  FR: /^(?:(?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-8]|98[4-8])|(?:0[1-9]|[1-8]\d|9[0-8])\d{3})$/i,
  US: /^\d{3}(?:\d{2}(?:-\d{4})?)?$/,
}

/** French department number ("75", "2A", "971") or five digits; US ZIP, ZIP+4 or its first three digits. Either without a country. */
export function isPostalCode(text: string, country: 'FR' | 'US' | undefined): boolean {
  const code = text.trim()
  return country === undefined ? shapes.FR.test(code) || shapes.US.test(code) : shapes[country].test(code)
}
