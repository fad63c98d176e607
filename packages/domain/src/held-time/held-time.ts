/** The body of a form as it counts for whether it is the same one: another tab may hold the same time by another key (R0-16). */
export function withoutHold(body: unknown): unknown {
  const call = isObject(body) ? body['call'] : undefined
  const callback = isObject(call) ? call['callback'] : undefined
  if (!isObject(body) || !isObject(call) || !isObject(callback) || !('hold' in callback)) return body
  const { hold: _, ...asked } = callback
  return { ...body, call: { ...call, callback: asked } }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
