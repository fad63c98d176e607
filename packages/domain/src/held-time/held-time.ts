/** The body of a request as it counts for whether it is the same one: another tab may hold the same time by another key (R0-16). */
export function withoutHold(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('callback' in body)) return body
  const { callback, ...rest } = body
  if (typeof callback !== 'object' || callback === null || !('hold' in callback)) return body
  const { hold: _, ...asked } = callback
  return { ...rest, callback: asked }
}
