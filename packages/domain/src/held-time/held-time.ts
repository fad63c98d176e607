/** A form's body without its hold key, to compare requests: another tab may hold the same time with another key (R0-16). */
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
