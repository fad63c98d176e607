const shape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/** `format: email` of the contract: one plain address: no name, no comma, no control character, so that it can stand in a mail header. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && shape.test(text)
}
